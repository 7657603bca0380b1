import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { demoCredentials } from '@switchboard/api-contract/session';

const main = join(import.meta.dirname, '../src/main.ts');

/** Of each child: what it takes over, and where Node keeps what it compiled, so that only the first one compiles. */
export const childEnv = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};

/** How a server ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A server in its own process. */
export interface ChildServer {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly ended: Promise<Ended>;
}

function launch(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...childEnv,
      PORT: '0',
      APP_DIR: '',
      LOG_LEVEL: 'error',
      // An error of background work that nothing handles ends the server here, and so fails the test.
      NODE_OPTIONS: '--unhandled-rejections=strict',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const watchers: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const watch of watchers) watch();
    });
  }
  const ended = new Promise<Ended>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  return { child, ended, output: () => printed, onOutput: (watch: () => void) => void watchers.push(watch) };
}

/** Starts a server on a free port and waits until it prints its address. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ChildServer> {
  const { child, ended, output, onOutput } = launch(env);
  const address = await new Promise<string>((resolve, reject) => {
    onOutput(() => {
      const found = /runs at (http:\S+)[\s\S]*(?:Demo sign-in|no organisation yet)/.exec(output())?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(`The server ended at its start: ${output()}`)));
  });
  return { child, address, output, ended };
}

/** Runs a server that is expected to fail at the start, and returns how it ended and what it printed. */
export async function failToStart(env: Readonly<Record<string, string>>): Promise<Ended & { output: string }> {
  const { child, ended, output, onOutput } = launch(env);
  onOutput(() => {
    if (output().includes(' runs at ')) child.kill('SIGKILL');
  });
  return { ...(await ended), output: output() };
}

/** Signs in to a server as the demo member. */
export async function signInAt(address: string): Promise<{ authorization: string; 'content-type': string }> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoCredentials),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}
