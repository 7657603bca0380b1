import { createStore, type Store } from './createStore.ts';
import type { LevelSource, Microphone, MicrophoneProblem } from './microphone.ts';
import type { Recogniser, RecogniserProblem } from './recogniser.ts';
import type { Timers } from './timers.ts';
import { wholeText, type Transcript } from './transcript.ts';

/** What went wrong, prefixed by its source; `left`: the page was hidden or left while recording. */
export type RecorderProblem = `microphone-${MicrophoneProblem}` | `recogniser-${RecogniserProblem}` | 'left';

/**
 * `asking`: the browser is asking for the microphone. `stopped`: the transcript can be sent or dropped; `restored`
 * means that it is from an earlier visit. A problem has ended the recording or prevented it, and is kept until the
 * next start.
 */
export interface RecorderState {
  status: 'idle' | 'asking' | 'recording' | 'stopped';
  /** The length of the recording so far, in whole seconds. */
  seconds: number;
  transcript: Transcript;
  restored: boolean;
  problem?: RecorderProblem;
}

interface RecorderActions {
  /** Starts recording, continuing a stopped transcript. */
  start: () => void;
  /** Ends the recording and keeps the transcript. */
  stop: () => void;
  /** Drops the transcript and releases the microphone. */
  cancel: () => void;
}

export interface RecorderDevice extends Pick<Store<RecorderState>, 'get' | 'subscribe'>, RecorderActions {
  /** The loudness while recording. */
  level: LevelSource;
  /** Stops when the page is hidden or left, since the member could not see that it records. */
  leave: () => void;
  /** Connects to microphone and recogniser. Returns a function that releases both. */
  connect: () => () => void;
}

interface Parts {
  microphone: Microphone;
  recogniser: Recogniser;
  timers: Timers;
  /** The unsent transcript of an earlier visit. */
  restored?: string;
}

const SECOND = 1_000;
/** Not every engine reports silence. After this many seconds without a word the recording ends anyway. */
const SILENCE_S = 20;
const noWords: Transcript = { final: '', interim: '' };
const idle: RecorderState = { status: 'idle', seconds: 0, transcript: noWords, restored: false };

/** Runs microphone and speech recognition together. If either is missing or fails, both are released. */
export function createRecorder({ microphone, recogniser, timers, restored = '' }: Parts): RecorderDevice {
  const state = createStore<RecorderState>(
    restored.trim() === ''
      ? idle
      : { ...idle, status: 'stopped', transcript: { final: restored.trim(), interim: '' }, restored: true },
  );
  let cancelTick: (() => void) | undefined;
  /** Counts starts and ends, so that a browser's answer that arrives after an end is ignored. */
  let attempt = 0;

  const patch = (change: Partial<RecorderState>) => state.set({ ...state.get(), ...change });

  const count = (from: number, earlier: string) => {
    const began = timers.now();
    const tick = () => {
      const passed = Math.floor((timers.now() - began) / SECOND);
      if (passed >= SILENCE_S && wholeText(state.get().transcript) === earlier) {
        end('recogniser-no-speech');
        return;
      }
      if (passed > 0) patch({ seconds: from + passed });
      cancelTick = timers.after(SECOND - ((timers.now() - began) % SECOND), tick);
    };
    tick();
  };

  /** Ends the recording. Without a word there is nothing to keep, only the reason to show. */
  const end = (problem?: RecorderProblem) => {
    attempt += 1;
    cancelTick?.();
    microphone.stop();
    recogniser.stop();
    const { transcript, seconds, status } = state.get();
    const heardNothing = wholeText(transcript) === '';
    const nothingToShow = heardNothing && (problem !== undefined || status === 'asking');
    patch({ status: nothingToShow ? 'idle' : 'stopped', seconds: nothingToShow ? 0 : seconds, problem });
  };

  const start = async () => {
    const { status, seconds, transcript, restored: wasRestored } = state.get();
    if (status === 'asking' || status === 'recording') return;
    if (!recogniser.isAvailable()) {
      // Without a recogniser there is no use in opening the microphone.
      end('recogniser-absent');
      return;
    }
    const earlier = wholeText(transcript);
    attempt += 1;
    const mine = attempt;
    patch({ status: 'asking', transcript: { final: earlier, interim: '' }, problem: undefined });
    recogniser.abort();
    const granted = await microphone.start();
    if (mine !== attempt) return;
    if (!granted) {
      const { problem } = microphone.get();
      end(problem && `microphone-${problem}`);
      return;
    }
    patch({ status: 'recording', restored: wasRestored && earlier !== '' });
    count(seconds, earlier);
    recogniser.start(earlier);
  };

  const stop = () => {
    const { status } = state.get();
    if (status !== 'asking' && status !== 'recording') return;
    end();
    whenHeard();
  };

  const cancel = () => {
    attempt += 1;
    cancelTick?.();
    state.set(idle);
    microphone.stop();
    recogniser.abort();
  };

  const leave = () => {
    if (state.get().status === 'recording') end('left');
    else if (state.get().status === 'asking') end();
  };

  const whenMicrophoneChanges = () => {
    const { problem } = microphone.get();
    if (problem && state.get().status === 'recording') end(`microphone-${problem}`);
  };

  const whenHeard = () => {
    const { status, problem: known } = state.get();
    if (status !== 'recording' && status !== 'stopped') return;
    const { final, interim, problem, status: engine } = recogniser.get();
    const transcript = { final, interim };
    patch({ transcript });
    if (status === 'recording' && problem) end(`recogniser-${problem}`);
    // No more words can arrive, so there is nothing to send.
    if (status === 'stopped' && !known && engine === 'off' && wholeText(transcript) === '')
      patch({ status: 'idle', seconds: 0, problem: `recogniser-${problem ?? 'no-speech'}` });
  };

  const connect = () => {
    const disconnect = [microphone.subscribe(whenMicrophoneChanges), recogniser.subscribe(whenHeard)];
    return () => {
      for (const stopListening of disconnect) stopListening();
      const { status } = state.get();
      if (status === 'asking' || status === 'recording') cancel();
      else recogniser.abort();
    };
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    level: microphone.level,
    start: () => void start(),
    stop,
    cancel,
    leave,
    connect,
  };
}
