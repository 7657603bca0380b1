import { limits } from '@switchboard/api-contract/limits';
import { onRelease } from './release.ts';
import { createSpeech, type Playing, type SpeechEnvironment, type VoiceDevice } from './speech.ts';
import { browserTimers } from './timers.ts';

/** A browser that blocks an audio context does so silently; after this long, in ms, it counts as refused. */
const RESUME_MS = 1_000;
/** How much longer than its duration a sound may take, in ms. */
const GRACE_MS = 5_000;

async function waitUntilRunning(context: AudioContext): Promise<void> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<void>((resolve) => {
    cancel = browserTimers.after(RESUME_MS, resolve);
  });
  await Promise.race([context.resume(), timeout]);
  cancel?.();
  if (context.state !== 'running')
    throw new DOMException('The browser does not let the page play sound yet.', 'NotAllowedError');
}

/** Source, gain, and a shaper that clips whatever the gain lifts above the ceiling. */
export function connectPlayback(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  gain: number,
  ceiling: number,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  const amplifier = context.createGain();
  amplifier.gain.value = gain;
  const limiter = context.createWaveShaper();
  // The shaper clamps its input to -1 and 1.
  limiter.curve = Float32Array.of(-ceiling, 0, ceiling);
  source.connect(amplifier).connect(limiter).connect(context.destination);
  return source;
}

/** A removed output device may never report the end. */
function endOf(source: AudioBufferSourceNode, buffer: AudioBuffer): Promise<void> {
  return new Promise((resolve) => {
    const cancel = browserTimers.after(buffer.duration * 1_000 + GRACE_MS, resolve);
    source.addEventListener('ended', () => {
      cancel();
      resolve();
    });
  });
}

function sayWords(words: string, onBegin: () => void): Playing {
  const { speechSynthesis } = window;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = limits.voice.language;
  utterance.volume = limits.voice.maxVolume;
  const ended = new Promise<void>((resolve) => {
    utterance.addEventListener('start', onBegin);
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', () => resolve());
  });
  speechSynthesis.speak(utterance);
  return { ended, stop: () => speechSynthesis.cancel() };
}

/** The browser's sound output. One audio context, created on first use and closed on release. */
function browserSpeech(): SpeechEnvironment {
  let context: AudioContext | undefined;
  const open = () => (context ??= new AudioContext());
  return {
    prepare: () => {
      try {
        open()
          .resume()
          .catch(() => {});
      } catch {
        // No sound output: playing reports that.
      }
    },
    playAudio: async (audio, gain, ceiling) => {
      const own = open();
      const buffer = await own.decodeAudioData(await audio.arrayBuffer());
      await waitUntilRunning(own);
      const source = connectPlayback(own, buffer, gain, ceiling);
      source.start();
      return { ended: endOf(source, buffer), stop: () => source.stop() };
    },
    get sayWords() {
      return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? sayWords : undefined;
    },
    log: (message, cause) => console.warn(message, cause),
    close: () => {
      context?.close().catch(() => {});
      context = undefined;
    },
    timers: browserTimers,
  };
}

/** The browser's voice. While connected, it falls silent at the end of the session. */
export function browserVoice(): VoiceDevice {
  const { close, ...speech } = createSpeech(browserSpeech());
  return {
    ...speech,
    connect: () => {
      const stopListening = onRelease(speech.stop);
      return () => {
        stopListening();
        close();
      };
    },
  };
}
