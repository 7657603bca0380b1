import { limits } from '@switchboard/api-contract/limits';
import { createStore, type Store } from './createStore.ts';
import type { Timers } from './timers.ts';

/** How playback ended. `failed` and `silent` (no engine, no voice) made no sound. */
export type SpeechOutcome = 'ended' | 'stopped' | 'failed' | 'silent';

/** A playing sound. `ended` settles when it is over or stopped. */
export interface Playing {
  ended: Promise<void>;
  stop: () => void;
}

/** The browser features that speech needs, so that tests can replace them. */
export interface SpeechEnvironment {
  /** Prepares the sound output; browsers allow that only on a click or key press. */
  prepare: () => void;
  /** Decodes and plays audio. Rejects if the browser refuses to play it or can't decode it. */
  playAudio: (audio: Blob, gain: number, ceiling: number) => Promise<Playing>;
  /** Speaks a sentence or so; undefined if the browser can't speak. Calls back when the voice begins. */
  sayWords: ((words: string, onBegin: () => void) => Playing) | undefined;
  log: (message: string, cause: unknown) => void;
  close: () => void;
  timers: Timers;
}

export interface Speech extends Pick<Store<boolean>, 'get' | 'subscribe'> {
  prepare: () => void;
  /** Plays audio from the server. Never rejects. */
  play: (audio: Blob) => Promise<SpeechOutcome>;
  /** Speaks with the browser's own voice. Never rejects. */
  say: (text: string) => Promise<SpeechOutcome>;
  /** Stops speaking. */
  stop: () => void;
  close: () => void;
}

/** A voice; the function returned by `connect` releases it. */
export interface VoiceDevice extends Omit<Speech, 'close'> {
  connect: () => () => void;
}

/** A voice that has not begun after this long, in ms, never will: some browsers have the API but no voice. */
const VOICE_BEGINS_MS = 3_000;
/** Browsers stop in the middle of longer utterances. */
export const longestUtterance = 200;

/** Splits text into parts of at most 200 characters, at the ends of lines and sentences or else between words. */
export function toUtterances(text: string): string[] {
  const sentences = text.split('\n').flatMap((line) => line.trim().match(/.+?(?:[.!?…](?=\s|$)|$)\s*/gu) ?? []);
  return sentences.flatMap((sentence) => {
    const parts: string[] = [];
    let part = '';
    for (const word of sentence.trim().split(/\s+/)) {
      if (part !== '' && part.length + word.length + 1 > longestUtterance) {
        parts.push(part);
        part = '';
      }
      part = part === '' ? word : `${part} ${word}`;
    }
    return part === '' ? parts : [...parts, part];
  });
}

/** Speaks one thing at a time; the next stops the previous. The store holds whether something is being spoken. */
export function createSpeech(environment: SpeechEnvironment): Speech {
  const speaking = createStore(false);
  let turn = 0;
  let current: Playing | undefined;
  let whenStopped: (() => void) | undefined;

  const stop = () => {
    turn += 1;
    current?.stop();
    current = undefined;
    speaking.set(false);
    whenStopped?.();
  };

  /** Runs `utter` as the only one speaking. Settles when stopped, even if the browser never reports the end. */
  const speakAlone = (utter: (isMine: () => boolean) => Promise<SpeechOutcome>) => {
    stop();
    const mine = turn;
    const isMine = () => mine === turn;
    return new Promise<SpeechOutcome>((resolve) => {
      whenStopped = () => resolve('stopped');
      const settle = (outcome: SpeechOutcome) => {
        resolve(outcome);
        if (isMine()) stop();
      };
      utter(isMine).then(settle, (error: unknown) => {
        if (isMine()) environment.log('The reply could not be played.', error);
        settle('failed');
      });
    });
  };

  const play = (audio: Blob) =>
    speakAlone(async (isMine) => {
      const playing = await environment.playAudio(audio, limits.voice.gain, limits.voice.maxVolume);
      if (!isMine()) {
        playing.stop();
        return 'stopped';
      }
      current = playing;
      speaking.set(true);
      await playing.ended;
      return 'ended';
    });

  /** Resolves when the words have been spoken, or if the voice has not begun in time. */
  const waitForEnd = (playing: Playing, hasBegun: () => boolean) =>
    new Promise<void>((resolve) => {
      const cancel = environment.timers.after(VOICE_BEGINS_MS, () => {
        if (!hasBegun()) resolve();
      });
      void playing.ended.finally(cancel).then(resolve);
    });

  const say = (text: string) =>
    speakAlone(async (isMine) => {
      const { sayWords } = environment;
      if (!sayWords) return 'silent';
      for (const words of toUtterances(text)) {
        let begun = false;
        const playing = sayWords(words, () => {
          begun = true;
          if (isMine()) speaking.set(true);
        });
        current = playing;
        await waitForEnd(playing, () => begun);
        if (!isMine()) return 'stopped';
        if (!begun) return 'silent';
      }
      return 'ended';
    });

  const close = () => {
    stop();
    environment.close();
  };

  return { get: speaking.get, subscribe: speaking.subscribe, prepare: environment.prepare, play, say, stop, close };
}
