import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const pathIn = (folder: string): string => `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;

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
  cwd?: string;
  stdio?: 'inherit' | 'pipe';
  /** Whether it leads a group of processes of its own. */
  detached?: boolean;
}

/** How long, in ms, a command that has ended may leave its output open: processes that it left behind hold it. */
const LAST_WORDS = 3_000;

/** Commands with a group of processes of their own. They would outlive this process. */
const groups = new Set<ChildProcess>();

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

const stop = (): never => process.exit(1);

process.once('exit', () => groups.forEach(endGroup));

/** Keeps a group from outliving this process until `leave` is called. */
function accompany(child: ChildProcess): { leave: () => void } {
  if (groups.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop);
  groups.add(child);
  return {
    leave: () => {
      groups.delete(child);
      if (groups.size === 0) process.off('SIGINT', stop).off('SIGTERM', stop);
    },
  };
}

/**
 * Runs a command of node_modules/.bin to its end and captures its output. What it started and left behind is ended with
 * it.
 */
export function run(
  command: readonly string[],
  { env = {}, cwd = root, onLine, standstill }: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = launch(command, { env, cwd, stdio: 'pipe', detached: true });
  const { leave } = accompany(child);
  let output = '';
  let rest = '';
  const giveUp = (ms: number): void => {
    take(
      `\nIt said nothing for ${ms / 1000} s and was stopped. The last was\n  ${output.trimEnd().split('\n').at(-1)}\n`,
    );
    endGroup(child);
  };
  const limit = standstill === undefined ? undefined : setTimeout(giveUp, standstill, standstill);
  const take = (chunk: Buffer | string): void => {
    limit?.refresh();
    output += chunk.toString();
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    if (onLine) lines.forEach(onLine);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return new Promise((resolve) => {
    let lastWords: NodeJS.Timeout | undefined;
    const end = (code: number): void => {
      clearTimeout(limit);
      clearTimeout(lastWords);
      leave();
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('exit', () => {
      lastWords = setTimeout(() => endGroup(child), LAST_WORDS);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Starts a command of node_modules/.bin in the project's folder and returns at once. */
export function launch(
  command: readonly string[],
  { env = {}, cwd = root, stdio = 'inherit', detached = false }: LaunchOptions = {},
): ChildProcess {
  const [file = '', ...args] = command;
  const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  // Colour codes make a log file unreadable.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return spawn(file, args, {
    cwd,
    detached,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...quiet, ...plain, PATH: pathIn(cwd), ...env },
  });
}

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
