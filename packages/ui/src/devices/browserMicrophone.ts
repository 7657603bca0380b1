import { loudness } from './level.ts';
import type { Meter, MicrophoneEnvironment } from './microphone.ts';

/** About 21 ms at 48 kHz: short enough for the current loudness. */
const WINDOW = 1_024;

function openMeter(stream: MediaStream): Meter | undefined {
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
export const browserMicrophone: MicrophoneEnvironment = {
  devices: () => (navigator as Partial<Navigator>).mediaDevices,
  meter: openMeter,
  nextFrame: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};
