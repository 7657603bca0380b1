import { createStore, type Store } from './createStore.ts';
import { easeLevel, toLevel } from './level.ts';

/**
 * Why there is no microphone: `denied` by the member or the page's policy, `none` connected, `busy` in another
 * program, `unplugged` while in use, `insecure` where the page came over plain http, `unsupported` by the browser,
 * `failed` otherwise.
 */
export type MicrophoneProblem = 'denied' | 'none' | 'busy' | 'unplugged' | 'insecure' | 'unsupported' | 'failed';

const byName: ReadonlyMap<string, MicrophoneProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['DevicesNotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unsupported'],
]);

/** Maps an error of `getUserMedia` to a problem. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return byName.get(name) ?? 'failed';
}

/** `asking`: the browser is asking for permission. A problem is kept until the next start. */
export interface MicrophoneState {
  status: 'off' | 'asking' | 'on';
  problem?: MicrophoneProblem;
}

/** Loudness from 0 to 1, once a frame and outside React. Measured only while there are subscribers. */
export interface LevelSource {
  subscribe: (listener: (level: number) => void) => () => void;
}

/** A running measurement; `read` gives a root mean square. */
export interface LoudnessMeter {
  read: () => number;
  close: () => void;
}

/** The browser features that a microphone needs, so that tests can replace them. */
export interface MicrophoneEnvironment {
  /** Undefined if the browser has none, or gives this page none. */
  devices: () => Pick<MediaDevices, 'getUserMedia' | 'addEventListener' | 'removeEventListener'> | undefined;
  /** Whether the page came over https or from this machine. */
  isSecure: () => boolean;
  /** Undefined if loudness can't be measured: recording then works without a level. */
  meter: (stream: MediaStream) => LoudnessMeter | undefined;
  /** Calls back before the next frame. Returns a cancel function. */
  nextFrame: (run: () => void) => () => void;
}

export interface Microphone extends Pick<Store<MicrophoneState>, 'get' | 'subscribe'> {
  level: LevelSource;
  /** Asks for the microphone; true once it is on. Call it only on a click. */
  start: () => Promise<boolean>;
  /** Releases it, even while the browser is still asking. */
  stop: () => void;
}

function createLevel(nextFrame: MicrophoneEnvironment['nextFrame']) {
  const listeners = new Set<(level: number) => void>();
  let meter: LoudnessMeter | undefined;
  let cancel: (() => void) | undefined;
  let level = 0;
  const frame = () => {
    cancel = undefined;
    if (!meter || listeners.size === 0) return;
    level = easeLevel(level, toLevel(meter.read()));
    for (const listener of listeners) listener(level);
    run();
  };
  const run = () => {
    if (meter && listeners.size > 0) cancel ??= nextFrame(frame);
  };
  return {
    measure: (next: LoudnessMeter | undefined) => {
      meter?.close();
      meter = next;
      level = 0;
      cancel?.();
      cancel = undefined;
      run();
    },
    source: {
      subscribe: (listener) => {
        listeners.add(listener);
        run();
        return () => void listeners.delete(listener);
      },
    } satisfies LevelSource,
  };
}

/** A microphone that is requested on start, and released on stop or when unplugged. */
export function createMicrophone(environment: MicrophoneEnvironment): Microphone {
  const state = createStore<MicrophoneState>({ status: 'off' });
  const level = createLevel(environment.nextFrame);
  let attempt = 0;
  let release: (() => void) | undefined;

  const stop = (problem?: MicrophoneProblem) => {
    attempt += 1;
    release?.();
    release = undefined;
    const { status } = state.get();
    if (status !== 'off' || problem) state.set(problem ? { status: 'off', problem } : { status: 'off' });
  };

  const take = (stream: MediaStream, devices: NonNullable<ReturnType<MicrophoneEnvironment['devices']>>) => {
    const tracks = stream.getTracks();
    const whenGone = () => {
      if (tracks.some((track) => track.readyState === 'ended')) stop('unplugged');
    };
    for (const track of tracks) track.addEventListener('ended', whenGone);
    // Some browsers end the track without an event.
    devices.addEventListener('devicechange', whenGone);
    level.measure(environment.meter(stream));
    release = () => {
      devices.removeEventListener('devicechange', whenGone);
      level.measure(undefined);
      for (const track of tracks) {
        track.removeEventListener('ended', whenGone);
        track.stop();
      }
    };
    state.set({ status: 'on' });
  };

  const start = async (): Promise<boolean> => {
    stop();
    const devices = environment.devices();
    if (!devices) {
      stop(environment.isSecure() ? 'unsupported' : 'insecure');
      return false;
    }
    const mine = attempt;
    state.set({ status: 'asking' });
    try {
      const stream = await devices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      });
      if (mine !== attempt) {
        for (const track of stream.getTracks()) track.stop();
        return false;
      }
      take(stream, devices);
      return true;
    } catch (error) {
      if (mine === attempt) stop(microphoneProblem(error));
      return false;
    }
  };

  return { get: state.get, subscribe: state.subscribe, level: level.source, start, stop: () => stop() };
}
