import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoCredentials } from '@switchboard/api-contract/session';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../test/testApp.ts';
import { failToStart, signInAt, startServer, type ChildServer } from '../test/childServer.ts';

let folder: string;
let servers: ChildServer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  servers = [];
});
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Begins a call, and waits until the server asks for its body. `finish` sends that and gives the status. */
async function beginCall(url: string, headers: Record<string, string>) {
  const call = request(url, { method: 'PUT', agent: false, headers: { ...headers, expect: '100-continue' } });
  const answered = once(call, 'response');
  answered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return {
    finish: async (body: string): Promise<number | undefined> => {
      call.end(body);
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    },
  };
}

async function takenPort(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function begin(env: Readonly<Record<string, string>> = {}): Promise<ChildServer> {
  const server = await startServer({ DATA_DIR: folder, ...env });
  servers.push(server);
  return server;
}

describe('the server process', () => {
  test('says in one sentence that its database is damaged, also where that shows late', async () => {
    const image = (await createTestDatabase()).image();
    writeFileSync(join(folder, 'switchboard.db'), image.fill(0x55, (image.length * 3) / 4));
    const { code, output } = await failToStart({ DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringMatching(/^The database .*can't be used: [^\n]+\n$/)]);
  });

  test('says where it runs and how to sign in, and answers there', async () => {
    const { address, output } = await begin();
    expect(output()).toBe(
      `Switchboard runs at ${address.replace('127.0.0.1', 'localhost')}\nDemo sign-in: ${demoCredentials.username} / ${demoCredentials.password}\n`,
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  test('without Demo Access makes no organisation, and says how to create one', async () => {
    const { address, output } = await begin({ DEMO: 'off' });
    expect(output()).toBe(
      `Switchboard runs at ${address.replace('127.0.0.1', 'localhost')}\nThere is no organisation yet. Create one: npm run admin -- create-organisation "NAME" --admin EMAIL\n`,
    );
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoCredentials),
    });
    expect(answer.status).toBe(401);
  });

  test('lets no second one work in its data folder', async () => {
    await begin();
    expect(await failToStart({ DATA_DIR: folder })).toEqual({
      code: 1,
      signal: null,
      output: `Another Switchboard server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder\n`,
    });
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
    ['HOST', '192.0.2.1', 'HOST 192.0.2.1 is not an address of this machine'],
    [
      'DATABASE_URL',
      'postgres://db/x',
      'SECRET_KEY must be set along with DATABASE_URL, because all servers share the stored credentials. Generate one with: openssl rand -hex 32',
    ],
    [
      'SECRET_KEY',
      'short',
      'SECRET_KEY must be 32 bytes, written as 64 hex digits or as base64. Generate one with: openssl rand -hex 32',
    ],
  ])('stops at %s=%s with one line', async (name, value, line) => {
    expect(await failToStart({ DATA_DIR: folder, [name]: value })).toEqual({
      code: 1,
      signal: null,
      output: `${line}\n`,
    });
  });

  test('stops at a PostgreSQL that can not be reached, with one line that does not hold its password', async () => {
    const { port, close } = await takenPort();
    close();
    expect(
      await failToStart({ DATABASE_URL: `postgres://me:planted@127.0.0.1:${port}/x`, SECRET_KEY: 'ab'.repeat(32) }),
    ).toEqual({
      code: 1,
      signal: null,
      output: `The database 127.0.0.1:${port}/x can't be used: the connection was refused\n`,
    });
  });

  test('stops at a data folder that can not be written, with one line', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await failToStart({ DATA_DIR: file })).toEqual({
      code: 1,
      signal: null,
      output: `DATA_DIR ${file} can't be written: it is not a folder\n`,
    });
  });

  test.each(['PORT', 'METRICS_PORT'])('stops at a %s that is in use, with one line', async (name) => {
    const { port, close } = await takenPort();
    expect(await failToStart({ DATA_DIR: folder, [name]: String(port) })).toEqual({
      code: 1,
      signal: null,
      output: `Port ${port} is in use. Stop the program that uses it, or set ${name} to another port\n`,
    });
    close();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('finishes a call that it has begun after %s, and ends', async (signal) => {
    const { address, child, ended } = await begin();
    const call = await beginCall(`${address}/api/agents/email/config`, await signInAt(address));
    child.kill(signal);
    await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
    expect(await call.finish(JSON.stringify({ timeout: 42 }))).toBe(200);
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  test('ends after SIGTERM though a call never comes whole', async () => {
    const { address, child, ended } = await begin();
    await beginCall(`${address}/api/agents/email/config`, await signInAt(address));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  test('goes on after an error that nothing handled while it started, and prints it', async () => {
    const planted = `import { DatabaseSync } from 'node:sqlite';
      const { exec } = DatabaseSync.prototype;
      DatabaseSync.prototype.exec = function (text) {
        DatabaseSync.prototype.exec = exec;
        Promise.reject(new Error('planted'));
        return exec.call(this, text);
      };`;
    const { address, output } = await begin({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
    });
    await expect.poll(output).toMatch(/Error: planted\n +at /);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  const unavailable = pathToFileURL(join(import.meta.dirname, 'platform/store/Database.ts')).href;
  test.each([
    ['an error', "new Error('planted')"],
    [
      'a fault of the database',
      `new (await import('${unavailable}')).DatabaseUnavailableError('planted', { isLogged: true })`,
    ],
  ])('logs %s that nothing handled, counts it, and goes on', async (_, made) => {
    const { port, close } = await takenPort();
    close();
    const planted = `process.on('SIGUSR2', async () => { throw ${made}; })`;
    const { address, child, output } = await begin({
      METRICS_PORT: String(port),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
    });
    child.kill('SIGUSR2');
    await expect.poll(output).toContain('planted');
    const [line = ''] = output().split('\n').slice(-2);
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      err: { message: 'planted', stack: expect.stringMatching(/planted\n +at process\./) as string },
      msg: 'an error of background work was not handled',
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('unhandled_rejections_total 1\n');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  test('keeps every acknowledged write when it is killed while writing, and opens again by itself', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { address, child, ended } = await begin();
      const headers = await signInAt(address);
      const listed = ((await (await fetch(`${address}/api/agents`, { headers })).json()) as { id: string }[]).map(
        (agent) => agent.id,
      );
      expect(listed).toEqual(expect.arrayContaining(acknowledged));

      const enough = acknowledged.length + 15 + round;
      const write = async (writer: number): Promise<void> => {
        for (let count = 0; ; count += 1) {
          const answer = await fetch(`${address}/api/agents`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ name: `Round ${round} writer ${writer} number ${count}`, type: 'custom' }),
          });
          acknowledged.push(((await answer.json()) as { id: string }).id);
          if (acknowledged.length === enough) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled(Array.from({ length: 6 }, (_, writer) => write(writer)));
      expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    }
    const { address } = await begin();
    const list = (await (await fetch(`${address}/api/agents`, { headers: await signInAt(address) })).json()) as {
      id: string;
    }[];
    expect(list.map((agent) => agent.id)).toEqual(expect.arrayContaining(acknowledged));
  });
});
