import type { ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** The folder that holds package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** How a finished command ended. `output` holds stdout and stderr together. */
export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Where to run it; the project's folder if left out. Its own packages come first. */
  cwd?: string;
  onLine?: (line: string) => void;
  /** Ms without a word from it after which it is ended, with all that it has started. */
  standstill?: number;
}

interface LaunchOptions {
  env?: Record<string, string>;
  stdio?: 'inherit' | 'pipe';
}

/** How long, in ms, a command that has ended may leave its output open: processes that it left behind hold it. */
const LAST_WORDS = 3_000;

const settings = (env: Record<string, string>, cwd: string) =>
  ({
    cwd,
    localDir: cwd,
    preferLocal: true,
    stdin: 'ignore',
    reject: false,
    env: {
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      // Colour codes make a log file unreadable.
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...env,
    },
  }) as const;

/**
 * Runs a command of node_modules/.bin to its end and captures its output. What it started and left behind is ended with
 * it.
 */
export async function run(
  [file = '', ...args]: readonly string[],
  { env = {}, cwd = root, onLine, standstill }: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = execa(file, args, {
    ...settings(env, cwd),
    all: true,
    stripFinalNewline: false,
    killDescendants: true,
    killSignal: 'SIGKILL',
  });
  let last = '';
  let end = '';
  const giveUp = (ms: number): void => {
    end = `\nIt said nothing for ${ms / 1000} s and was stopped. The last was\n  ${last}\n`;
    child.kill();
  };
  const limit = standstill === undefined ? undefined : setTimeout(giveUp, standstill, standstill);
  let lastWords: NodeJS.Timeout | undefined;
  child.nodeChildProcess.once('exit', () => {
    lastWords = setTimeout(() => child.kill(), LAST_WORDS);
  });
  // A line may take long to end, and several may come at once.
  child.all.on('data', () => limit?.refresh());
  createInterface({ input: child.all }).on('line', (line) => {
    limit?.refresh();
    last = line;
    onLine?.(line);
  });
  const { exitCode = 1, all, shortMessage } = await child;
  clearTimeout(limit);
  clearTimeout(lastWords);
  const output = (all || (shortMessage ?? '')) + end;
  return { code: exitCode, output, seconds: (performance.now() - started) / 1000 };
}

/** Starts a command of node_modules/.bin in the project's folder and returns at once. */
export const launch = (
  [file = '', ...args]: readonly string[],
  { env = {}, stdio = 'inherit' }: LaunchOptions = {},
): ChildProcess =>
  execa(file, args, { ...settings(env, root), stdout: stdio, stderr: stdio, buffer: false }).nodeChildProcess;

/** Ends this process as soon as one of the children ends, with its code. Forwards SIGINT and SIGTERM to all of them. */
export function shareFate(children: readonly ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  for (const child of children) {
    child.on('close', (code, signal) => {
      children.forEach((other) => other.kill('SIGTERM'));
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
    });
  }
}
