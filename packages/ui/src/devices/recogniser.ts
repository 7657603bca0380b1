import { limits } from '@switchboard/api-contract/limits';
import { createStore, type Store } from './createStore.ts';
import type { Timers } from './timers.ts';
import { joinWords, toTranscript, wholeText, type Transcript } from './transcript.ts';

/**
 * Why speech can't be turned into text: recognition is `absent` from the browser, `no-speech` was heard, the engine's
 * service has no `network`, it is `not-allowed`, the `language` is not supported, or it `failed` otherwise.
 */
export type RecogniserProblem = 'absent' | 'no-speech' | 'network' | 'not-allowed' | 'language' | 'failed';

const byCode: ReadonlyMap<string, RecogniserProblem | undefined> = new Map([
  // Reported after our own `abort()`.
  ['aborted', undefined],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
]);

/** Maps the `error` code of a speech engine to a problem; undefined if it is not one. */
export function recogniserProblem(code: string): RecogniserProblem | undefined {
  return byCode.has(code) ? byCode.get(code) : 'failed';
}

/** The part of SpeechRecognition that is used here. */
export interface SpeechEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<SpeechEngineResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
export interface SpeechEngineResult {
  isFinal: boolean;
  0?: { transcript: string; confidence: number };
}

/** `settling`: stopped, but the last words may still arrive. A problem has ended it, and is kept until the next start. */
export interface RecogniserState extends Transcript {
  status: 'off' | 'on' | 'settling';
  problem?: RecogniserProblem;
}

export interface RecogniserEnvironment {
  /** Creates an engine; undefined if the browser has no speech recognition. */
  engine: () => (() => SpeechEngine) | undefined;
  /** Called once if there is none. */
  warn: (message: string) => void;
  timers: Timers;
}

export interface Recogniser extends Pick<Store<RecogniserState>, 'get' | 'subscribe'> {
  /** Whether this browser can turn speech into text. */
  isAvailable: () => boolean;
  /** Listens and appends to `before`. Drops what was heard until then. */
  start: (before?: string) => void;
  /** Stops, and waits for the last words. */
  stop: () => void;
  /** Stops at once and drops everything. */
  abort: () => void;
}

/** Engines end on their own after a pause. After this many ends without a word in between, it has failed. */
const MAX_SILENT_RUNS = 6;
const RESTART_MS = 250;
/** How long the last words may take to arrive after a stop, in ms. */
const SETTLE_MS = 1_500;

const nothing: RecogniserState = { status: 'off', final: '', interim: '' };

/** Turns speech into text until it is stopped, restarting the engine as needed, or until it fails. */
export function createRecogniser(environment: RecogniserEnvironment): Recogniser {
  const state = createStore<RecogniserState>(nothing);
  const { timers } = environment;
  let engine: SpeechEngine | undefined;
  let before = '';
  let silentRuns = 0;
  let cancelTimer: (() => void) | undefined;
  let warned = false;

  const patch = (change: Partial<RecogniserState>) => state.set({ ...state.get(), ...change });
  const detach = () => {
    cancelTimer?.();
    if (!engine) return;
    Object.assign(engine, { onresult: null, onerror: null, onend: null } satisfies Partial<SpeechEngine>);
    engine.abort();
    engine = undefined;
  };
  const end = (problem = state.get().problem) => {
    detach();
    state.set({ status: 'off', final: wholeText(state.get()), interim: '', problem });
  };

  const whenEnded = () => {
    engine = undefined;
    // Words that the engine never finalised were still said.
    before = wholeText(state.get());
    patch({ final: before, interim: '' });
    if (state.get().status !== 'on') {
      end();
      return;
    }
    silentRuns += 1;
    if (silentRuns >= MAX_SILENT_RUNS) end('failed');
    else cancelTimer = timers.after(RESTART_MS, run);
  };

  const whenHeard = (results: ArrayLike<SpeechEngineResult>) => {
    silentRuns = 0;
    const heard = toTranscript(
      Array.from(results, (result) => ({
        text: result[0]?.transcript ?? '',
        isFinal: result.isFinal,
        confidence: result[0]?.confidence ?? 0,
      })),
    );
    patch({ final: joinWords(before, heard.final), interim: heard.interim });
  };

  const whenFailed = (code: string) => {
    const problem = recogniserProblem(code);
    // Silence after words is a pause, not an error.
    if (problem === 'no-speech' && wholeText(state.get()) !== '') silentRuns = 0;
    else if (problem) end(problem);
  };

  const findEngine = () => {
    const make = environment.engine();
    if (make || warned) return make;
    environment.warn('Speech recognition is not available in this browser.');
    warned = true;
    return undefined;
  };

  const run = () => {
    const make = findEngine();
    if (!make) {
      end('absent');
      return;
    }
    try {
      engine = make();
      Object.assign(engine, {
        lang: limits.voice.language,
        continuous: true,
        interimResults: true,
        onresult: ({ results }) => whenHeard(results),
        onerror: ({ error }) => whenFailed(error),
        onend: whenEnded,
      } satisfies Partial<SpeechEngine>);
      engine.start();
    } catch {
      end('failed');
    }
  };

  const start = (earlier = '') => {
    detach();
    before = earlier;
    silentRuns = 0;
    state.set({ status: 'on', final: earlier, interim: '' });
    run();
  };

  const stop = () => {
    if (state.get().status !== 'on') return;
    if (!engine) {
      end();
      return;
    }
    patch({ status: 'settling' });
    cancelTimer = timers.after(SETTLE_MS, end);
    engine.stop();
  };

  const abort = () => {
    detach();
    state.set(nothing);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    isAvailable: () => findEngine() !== undefined,
    start,
    stop,
    abort,
  };
}
