// Makes the archive, and uses it as whoever has nothing else: npm run package:test
import { execa } from 'execa';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCredentials } from '../../packages/api-contract/src/session.ts';
import { run } from '../run.ts';
import { makeArchive } from './makeArchive.ts';

const MB = 1_000_000;
/** What the archive may weigh, and what an image may hold besides the some 25 MB of its base. */
const most = { archive: 120 * MB, unpacked: 225 * MB };

const folder = mkdtempSync(join(tmpdir(), 'switchboard-package-'));
const unpacked = join(folder, 'unpacked');
const empty = join(folder, 'empty');
let archive = '';
let program = '';

const filesIn = (place: string): string[] =>
  globSync('**', { cwd: place, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0);

/** Runs the program in an empty folder and environment. The port is free, so that others may run beside it. */
const switchboard = (...typed: string[]) =>
  execa(program, typed, { cwd: empty, env: { PORT: '0' }, extendEnv: false, reject: false, all: true });

beforeAll(async () => {
  archive = await makeArchive(folder);
  for (const place of [unpacked, empty]) mkdirSync(place);
  await run(['tar', '-xf', archive, '-C', unpacked]);
  program = join(unpacked, readdirSync(unpacked).join(), 'bin/switchboard');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the archive and what it holds are small', () => {
  const sizes = { archive: statSync(archive).size, unpacked: bytesOf(filesIn(unpacked)) };
  process.stdout.write(
    `Archive ${Math.round(sizes.archive / MB)} MB, unpacked ${Math.round(sizes.unpacked / MB)} MB\n`,
  );
  expect(sizes.archive).toBeLessThan(most.archive);
  expect(sizes.unpacked).toBeLessThan(most.unpacked);
});

/** Starts the server and returns what calls it. */
async function start() {
  const child = switchboard('start');
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.all.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /runs at (http:\S+)[^]*Demo sign-in/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    void child.then(() => reject(new Error(`The server ended at its start: ${said}`)));
  });
  let authorization = '';
  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(origin + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signIn = async (): Promise<void> => {
    const { token } = (await (await call('POST', '/api/auth/login', demoCredentials)).json()) as { token: string };
    authorization = `Bearer ${token}`;
  };
  return { child, call, signIn };
}

test('the archive holds all that it needs: it starts, shows the app, runs an agent, speaks, stops, and leaves nothing', async () => {
  const before = filesIn(unpacked);
  const { child, call, signIn } = await start();
  const page = await (await call('GET', '/')).text();
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  expect((await call('GET', script)).headers.get('content-type')).toContain('javascript');

  await signIn();
  expect((await call('POST', '/api/sandbox/connect')).status).toBe(200);
  const { id } = (await (await call('POST', '/api/agents/email/runs')).json()) as { id: string };
  const runOf = async () => (await (await call('GET', `/api/runs/${id}`)).json()) as { status: string };
  await expect.poll(runOf).toMatchObject({ status: 'completed', sandbox: true });

  const spoken = await call('POST', '/api/voice/speak', { text: 'Hello' });
  expect([spoken.status, spoken.headers.get('content-type')]).toEqual([200, 'audio/wav']);

  const listed = await switchboard('admin', 'list');
  expect([listed.exitCode, listed.all]).toEqual([0, expect.stringContaining('Northlight')]);
  const invited = await switchboard('admin', 'invite', 'Northlight GmbH', 'ada@example.com');
  const [, token = ''] = /^http:\S+\/invitation\/(\S+)$/m.exec(invited.all) ?? [];
  const accepted = await call('POST', `/api/invitations/${token}/accept`, { name: 'Ada', password: 'password123' });
  expect([accepted.status, await accepted.text()]).toEqual([422, expect.stringContaining('most common passwords')]);
  const wrong = await switchboard('admin', 'invite');
  expect([wrong.exitCode, wrong.all]).toEqual([1, expect.stringContaining('Usage: bin/switchboard admin invite ')]);

  child.kill('SIGTERM');
  expect(await child).toMatchObject({ exitCode: 0 });
  expect(readdirSync(empty)).toEqual(['.data']);
  expect(filesIn(unpacked)).toEqual(before);
});

test('what else is typed is told what there is', async () => {
  for (const typed of [[], ['stop'], ['start', 'now']]) {
    const { exitCode, all } = await switchboard(...typed);
    expect([exitCode, all]).toEqual([1, expect.stringContaining('switchboard admin --help')]);
  }
});
