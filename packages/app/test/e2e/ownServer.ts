import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server of a test's own, on an empty PostgreSQL, with the built app. */
export interface OwnServer {
  /** Where it answers; another one after each start. */
  readonly address: () => string;
  /** What it has printed since its last start. */
  readonly printed: () => string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Runs a command of `npm run admin`, and returns what it prints. */
  readonly admin: (...args: readonly string[]) => Promise<string>;
  /** Lets a night pass while the server is stopped. */
  readonly passNight: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts a PostgreSQL; the server is started by `start`. `settings` go before its usual ones. */
export async function openOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const database = launch(['packages/api-server/test/servePglite.ts'], {});
  const url = await firstMatch(database, /postgres:\/\/\S+/);
  const env = {
    DATABASE_URL: url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: 'off',
    SANDBOX: 'on',
    PORT: '0',
    LOG_LEVEL: 'error',
    ...settings,
  };
  let server: Launched | undefined;
  let address = '';
  const run = async (args: readonly string[]): Promise<string> => {
    const command = launch(args, { ...env, PUBLIC_URL: address });
    const [code] = (await once(command.child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${command.printed()}`);
    return command.printed();
  };
  const stop = async (): Promise<void> => {
    if (!server || server.child.exitCode !== null) return;
    const ended = once(server.child, 'close');
    server.child.kill('SIGTERM');
    await ended;
  };
  return {
    address: () => address,
    printed: () => server?.printed() ?? '',
    start: async () => {
      server = launch(['packages/api-server/src/main.ts'], env);
      address = (await firstMatch(server, /runs at (http:\S+)/)).replace(/^.*(http:\S+)$/, '$1');
    },
    stop,
    admin: (...args) => run(['tools/admin.ts', ...args]),
    passNight: async () => void (await run(['packages/api-server/test/passNight.ts'])),
    end: async () => {
      await stop();
      const ended = once(database.child, 'close');
      database.child.stdin.end();
      await ended;
    },
  };
}

interface Launched {
  readonly child: ChildProcessWithoutNullStreams;
  readonly printed: () => string;
}

function launch(args: readonly string[], env: Readonly<Record<string, string>>): Launched {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_OPTIONS: '--unhandled-rejections=strict',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  return { child, printed: () => text };
}

/** The first thing of this form that a process prints. */
function firstMatch({ child, printed }: Launched, form: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = form.exec(printed())?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.once('close', () => reject(new Error(`A process ended at its start: ${printed()}`)));
  });
}
