import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Timers } from '../../platform/clock.ts';
import type { SpeakOrder, Spoken } from './engineProcess.ts';
import { isWav } from './wave.ts';
import { isPackaged } from '../../platform/packaged.ts';

/**
 * Why the voice did not speak. `absent`: the engine is not installed; `busy`: too many texts are waiting; `late`: it
 * took too long; `fault`: the engine failed; `stopped`: the server is stopping, or nobody is waiting.
 */
export type VoiceFailure = 'absent' | 'busy' | 'late' | 'fault' | 'stopped';

/** The embedded voice did not speak. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly failure: VoiceFailure;

  constructor(failure: VoiceFailure) {
    super(`The embedded voice did not speak: ${failure}`);
    this.failure = failure;
  }
}

/** What the voice needs. */
export interface VoiceOptions {
  readonly timers: Timers;
  /** Address of the engine's module; undefined: not installed. By default looked up among the installed packages. */
  readonly engine?: string | undefined;
  /** The script of the engine's process. Tests pass others. */
  readonly script?: string;
}

/** A text that is waiting or being spoken. */
interface Job {
  readonly text: string;
  readonly resolve: (audio: Uint8Array) => void;
  readonly reject: (error: VoiceError) => void;
}

/** The engine's process, while there is one. */
interface Running {
  readonly child: ChildProcess;
  /** The text that it is speaking. */
  current: { readonly id: number; readonly job: Job; readonly cancelTimeout: () => void } | undefined;
}

/** The most waiting texts, not counting the one being spoken. */
const mostWaiting = 8;
/** How long one text may take. The longest that the contract allows takes about a second. */
const patienceMs = 20_000;
/** The process ends after this long without a text. */
const idleMs = 60_000;
const heapMegabytes = 128;

/** Speaks with an engine in its own process, which starts when needed, speaks one text at a time, and ends when idle. */
export class EmbeddedVoice {
  readonly #timers: Timers;
  readonly #engine: string | undefined;
  readonly #script: string;
  readonly #waiting: Job[] = [];
  #running: Running | undefined;
  #cancelIdle = (): void => {};
  #lastId = 0;
  #stopped = false;

  constructor({
    timers,
    script = join(import.meta.dirname, isPackaged ? 'engineProcess.js' : 'engineProcess.ts'),
    ...options
  }: VoiceOptions) {
    this.#timers = timers;
    this.#engine = 'engine' in options ? options.engine : findEngine();
    this.#script = script;
  }

  /** Speaks a text as a WAV file. Throws VoiceError. A text that `signal` aborts while it waits is never started. */
  async speak(text: string, signal?: AbortSignal): Promise<Uint8Array> {
    if (this.#engine === undefined) throw new VoiceError('absent');
    if (this.#stopped || signal?.aborted) throw new VoiceError('stopped');
    if (this.#waiting.length >= mostWaiting) throw new VoiceError('busy');
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const job: Job = { text, resolve, reject };
    const callOff = (): void => {
      const place = this.#waiting.indexOf(job);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(new VoiceError('stopped'));
    };
    signal?.addEventListener('abort', callOff, { once: true });
    this.#waiting.push(job);
    this.#next(this.#engine);
    return promise.finally(() => signal?.removeEventListener('abort', callOff));
  }

  /** Id of the engine's process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Stops speaking and ends the process. */
  stop(): void {
    this.#stopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new VoiceError('stopped'));
    this.#end('stopped');
  }

  #next(engine: string): void {
    if (this.#running?.current) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#cancelIdle();
    const running = (this.#running ??= this.#begin(engine));
    const id = (this.#lastId += 1);
    running.current = { id, job, cancelTimeout: this.#timers.after(patienceMs, () => this.#end('late')) };
    running.child.send({ id, text: job.text } satisfies SpeakOrder, (error) => {
      if (error && this.#running === running) this.#end('fault');
    });
  }

  #begin(engine: string): Running {
    const { LD_LIBRARY_PATH } = process.env;
    const child = fork(this.#script, [engine], {
      // Nothing else of the environment: the server's own may contain its key.
      env: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
      execArgv: [
        '--permission',
        `--allow-fs-read=${import.meta.dirname}`,
        `--allow-fs-read=${fileURLToPath(new URL('..', engine))}`,
        `--max-old-space-size=${heapMegabytes}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    const running: Running = { child, current: undefined };
    const gone = (): void => {
      if (this.#running === running) this.#end('fault');
    };
    child.on('message', (spoken: Spoken) => this.#take(running, spoken, engine));
    child.once('error', gone);
    child.once('exit', gone);
    return running;
  }

  #take(running: Running, { id, audio }: Spoken, engine: string): void {
    const { current } = running;
    if (this.#running !== running || current?.id !== id) return;
    running.current = undefined;
    current.cancelTimeout();
    if (audio && isWav(audio)) current.job.resolve(audio);
    else current.job.reject(new VoiceError('fault'));
    this.#cancelIdle = this.#timers.after(idleMs, () => this.#end('stopped'));
    this.#next(engine);
  }

  /** Ends the process. The text being spoken fails, and waiting texts get a new process. */
  #end(failure: VoiceFailure): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    this.#cancelIdle();
    running.current?.cancelTimeout();
    running.current?.job.reject(new VoiceError(failure));
    running.child.kill('SIGKILL');
    if (this.#engine !== undefined) this.#next(this.#engine);
  }
}

/** Address of the embedded engine's module; undefined if the optional package is not installed. */
function findEngine(): string | undefined {
  try {
    return import.meta.resolve('espeak-ng');
  } catch {
    return undefined;
  }
}
