import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnv } from './childServer.ts';

const tool = join(import.meta.dirname, '../../../tools/admin.ts');

/** How a command of `npm run admin` ended. */
export interface Said {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command of `npm run admin` in a process of its own, without a terminal. */
export function admin(env: Readonly<Record<string, string>>, ...typed: readonly string[]): Promise<Said> {
  const child = spawn(process.execPath, [tool, ...typed], {
    env: { ...childEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output, errors })));
}

/** The link that a command printed. */
export const linkIn = ({ output }: Pick<Said, 'output'>): string => /^https?:\/\/\S+$/m.exec(output)?.[0] ?? '';
