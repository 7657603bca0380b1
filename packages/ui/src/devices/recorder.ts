import type { LevelSource, Microphone } from './microphone.ts';
import type { MicrophoneProblem } from './microphoneProblem.ts';
import type { Recogniser } from './recogniser.ts';
import type { RecogniserProblem } from './recogniserProblem.ts';
import { createStore, type Store } from './store.ts';
import type { Timers } from './timers.ts';
import { wholeText, type Transcript } from './transcript.ts';

/** What went wrong, whose fault it was included; `left`: the page was hidden or left while recording. */
export type RecorderProblem = `microphone-${MicrophoneProblem}` | `recogniser-${RecogniserProblem}` | 'left';

/**
 * `asking`: the browser asks for the microphone. `stopped`: the transcript waits to be sent or dropped; `restored` says
 * that it is from an earlier visit. A problem has ended the recording, or kept it from beginning, and stands until the
 * next start.
 */
export interface RecorderState {
  status: 'idle' | 'asking' | 'recording' | 'stopped';
  /** Recorded so far, in whole seconds. */
  seconds: number;
  transcript: Transcript;
  restored: boolean;
  problem?: RecorderProblem;
}

interface RecorderActions {
  /** Records, and goes on with the transcript that was stopped. */
  start: () => void;
  /** Ends the recording; the transcript waits. */
  stop: () => void;
  /** Drops everything, the microphone included. */
  cancel: () => void;
}

export interface RecorderDevice extends Pick<Store<RecorderState>, 'get' | 'subscribe'>, RecorderActions {
  /** How loud it is while it records. */
  level: LevelSource;
  /** Stops because nobody is there to see that it records. */
  leave: () => void;
  /** Connects to microphone and recogniser; the answer lets go of both. */
  connect: () => () => void;
}

interface Parts {
  microphone: Microphone;
  recogniser: Recogniser;
  timers: Timers;
  /** A transcript of an earlier visit that was not sent. */
  restored?: string;
}

const SECOND = 1_000;
/** Not every engine tells that it hears nothing. After so many seconds without a word the recording ends all the same. */
const SILENCE_S = 20;
const noWords: Transcript = { final: '', interim: '' };
const idle: RecorderState = { status: 'idle', seconds: 0, transcript: noWords, restored: false };

/** Records: microphone and speech recognition together. Where one of them is missing or fails, both are let go of. */
export function createRecorder({ microphone, recogniser, timers, restored = '' }: Parts): RecorderDevice {
  const state = createStore<RecorderState>(
    restored.trim() === ''
      ? idle
      : { ...idle, status: 'stopped', transcript: { final: restored.trim(), interim: '' }, restored: true },
  );
  let cancelTick: (() => void) | undefined;
  /** Counts starts and ends, so that an answer of the browser that comes after an end is ignored. */
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

  /** Ends what runs. With no word to send there is nothing to wait for, except to hear why. */
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
      // Nobody could read what the microphone hears: it is not opened.
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
    // No word can come any more: there is nothing to send.
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
