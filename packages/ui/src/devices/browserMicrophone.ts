import { loudness } from './level.ts';
import type { Meter, MicrophoneEnvironment } from './microphone.ts';

/** About 21 ms at 48 kHz: the loudness of now rather than of a while ago. */
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
  // Without a running clock the samples stay at zero, which shows as silence; nothing else depends on it.
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

/** The microphone of this browser, looked up when it is needed and not before. */
export const browserMicrophone: MicrophoneEnvironment = {
  devices: () => (navigator as Partial<Navigator>).mediaDevices,
  meter: openMeter,
  nextFrame: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};
