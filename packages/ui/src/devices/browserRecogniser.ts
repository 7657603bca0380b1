import type { RecogniserEnvironment, SpeechEngine } from './recogniser.ts';
import { browserTimers } from './timers.ts';

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
