import { createRecogniser, type RecogniserEnvironment, type SpeechEngine } from './recogniser.ts';
import { browserTimers } from './timers.ts';
import { wholeText } from './transcript.ts';

interface SpeechWindow {
  SpeechRecognition?: new () => SpeechEngine;
  webkitSpeechRecognition?: new () => SpeechEngine;
}

/** The browser's speech recognition, looked up only when it is needed. */
export const browserRecogniser: RecogniserEnvironment = {
  engine: () => {
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as SpeechWindow;
    const Engine = SpeechRecognition ?? webkitSpeechRecognition;
    return Engine && (() => new Engine());
  },
  warn: (message) => console.warn(message),
  timers: browserTimers,
};

/**
 * Listens until its result is called, and calls back once something is heard; undefined if the browser can't turn
 * speech into text.
 */
export function browserFirstWord(): ((heard: () => void) => () => void) | undefined {
  if (!browserRecogniser.engine()) return undefined;
  return (heard) => {
    const recogniser = createRecogniser(browserRecogniser);
    const unsubscribe = recogniser.subscribe(() => {
      if (wholeText(recogniser.get()) !== '') heard();
    });
    recogniser.start();
    return () => {
      unsubscribe();
      recogniser.abort();
    };
  };
}
