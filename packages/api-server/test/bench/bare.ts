// node packages/api-server/test/bench/bare.ts: how fast GET /api/agents is against a bare node:http that sends the same
// list. Both servers are separate processes and are measured in turn, so a busy machine slows both.
import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createTestApp, signIn } from '../testApp.ts';

const rounds = 5;
const roundMs = 2_000;
const connections = 16;

interface Target {
  readonly port: number;
  readonly authorization: string;
  readonly body: string;
}

const role = process.argv[2];
if (role === 'app') await serveApp();
else if (role === 'bare') serveBare(process.argv[3] ?? '');
else await compare();

async function serveApp(): Promise<void> {
  const app = await createTestApp({
    clock: () => new Date(),
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
  });
  const { authorization } = await signIn(app);
  const { body } = await app.inject({ url: '/api/agents', headers: { authorization } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as AddressInfo).port, authorization, body } satisfies Target);
}

function serveBare(body: string): void {
  const list: unknown = JSON.parse(body);
  const server = createServer((_, response) => {
    const answer = JSON.stringify(list);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(answer));
    response.end(answer);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, authorization: '', body } satisfies Target),
  );
}

async function compare(): Promise<void> {
  const app = await begin(['app']);
  const bare = await begin(['bare', app.target.body]);
  await load(app.target, 500);
  await load(bare.target, 500);
  const results: { app: number; bare: number; p99: number; bareP99: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mine = await load(app.target, roundMs);
    const theirs = await load(bare.target, roundMs);
    results.push({ app: mine.perSecond, bare: theirs.perSecond, p99: mine.p99, bareP99: theirs.p99 });
  }
  app.child.kill();
  bare.child.kill();
  console.table(
    results.map(({ app: own, bare: other, p99, bareP99 }) => ({
      'app (1/s)': own,
      'bare (1/s)': other,
      ratio: (own / other).toFixed(2),
      'app p99 (ms)': p99.toFixed(1),
      'bare p99 (ms)': bareP99.toFixed(1),
    })),
  );
  const ratios = results.map((result) => result.app / result.bare).toSorted((a, b) => a - b);
  console.log(
    `Median ratio ${ratios[Math.floor(rounds / 2)]?.toFixed(2)} over ${rounds} rounds of ${roundMs / 1000} s with ${connections} connections, answers of ${app.target.body.length} bytes`,
  );
}

function begin(args: readonly string[]): Promise<{ child: ChildProcess; target: Target }> {
  const child = fork(import.meta.filename, args);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, target: message as Target }));
    child.once('error', reject).once('exit', (code) => reject(new Error(`A server ended with ${code}`)));
  });
}

/**
 * Keeps the connections busy, one request after the other on each, and returns answers a second and the 99th percentile
 * in ms.
 */
async function load({ port, authorization }: Target, ms: number): Promise<{ perSecond: number; p99: number }> {
  const request = `GET /api/agents HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\n\r\n`;
  const times: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(Array.from({ length: connections }, () => askUntil(end, { port, request, times })));
  times.sort((a, b) => a - b);
  return { perSecond: Math.round((times.length * 1000) / ms), p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

function askUntil(
  end: number,
  { port, request, times }: { port: number; request: string; times: number[] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let missing = -1;
    let sent = 0;
    const ask = (): void => {
      missing = -1;
      sent = performance.now();
      socket.write(request);
    };
    socket
      .once('connect', ask)
      .once('error', reject)
      .on('data', (chunk) => {
        if (missing < 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1];
          if (!chunk.toString('latin1', 0, 12).endsWith('200') || length === undefined)
            return reject(new Error(chunk.toString()));
          missing = Number(length) - (chunk.length - head - 4);
        } else missing -= chunk.length;
        if (missing > 0) return;
        times.push(performance.now() - sent);
        if (performance.now() < end) return ask();
        socket.destroy();
        resolve();
      });
  });
}
