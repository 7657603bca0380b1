import { loudness } from './level.ts';
import { createMicrophone, type LoudnessMeter, type MicrophoneEnvironment } from './microphone.ts';
import { createRecogniser, type RecogniserEnvironment, type SpeechEngine } from './recogniser.ts';
import { createRecorder, type RecorderDevice } from './recorder.ts';
import { onLeave, onRelease } from './release.ts';
import { browserTimers } from './timers.ts';
import { wholeText } from './transcript.ts';

interface SpeechWindow {
  SpeechRecognition?: new () => SpeechEngine;
  webkitSpeechRecognition?: new () => SpeechEngine;
}

/** The browser's speech recognition, looked up only when it is needed. */
const browserRecogniser: RecogniserEnvironment = {
  engine: () => {
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as SpeechWindow;
    const Engine = SpeechRecognition ?? webkitSpeechRecognition;
    return Engine && (() => new Engine());
  },
  warn: (message) => console.warn(message),
  timers: browserTimers,
};

/**
 * A function that listens for speech: it calls back at the first word, and returns how to stop. Undefined if the
 * browser can't turn speech into text.
 */
export function firstWordListener(): ((heard: () => void) => () => void) | undefined {
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

/** About 21 ms at 48 kHz: short enough for the current loudness. */
const WINDOW = 1_024;

function openMeter(stream: MediaStream): LoudnessMeter | undefined {
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    return undefined;
  }
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = WINDOW;
  source.connect(analyser);
  const samples = new Float32Array(WINDOW);
  // A suspended context leaves the samples at zero, which only shows as silence.
  context.resume().catch(() => {});
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    close: () => {
      source.disconnect();
      context.close().catch(() => {});
    },
  };
}

/** The browser's microphone, looked up only when it is needed. */
const browserMicrophone: MicrophoneEnvironment = {
  devices: () => (navigator as Partial<Navigator>).mediaDevices,
  isSecure: () => isSecureContext,
  meter: openMeter,
  nextFrame: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

/**
 * The browser's recorder. While connected, it stops and keeps the transcript when the page is hidden or left, and
 * drops everything at the end of the session. `restored`: an unsent transcript of an earlier visit.
 */
export function browserRecorder(restored?: string): RecorderDevice {
  const recorder = createRecorder({
    microphone: createMicrophone(browserMicrophone),
    recogniser: createRecogniser(browserRecogniser),
    timers: browserTimers,
    restored,
  });
  return {
    ...recorder,
    connect: () => {
      const disconnect = [recorder.connect(), onLeave(recorder.leave), onRelease(recorder.cancel)];
      return () => {
        for (const stop of disconnect) stop();
      };
    },
  };
}
