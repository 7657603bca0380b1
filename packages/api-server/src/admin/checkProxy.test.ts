import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/testApp.ts';
import { systemClock } from '../platform/clock.ts';
import { makeTicket, proxyCheckPath } from '../platform/http/proxyCheck.ts';
import { createVault } from '../platform/vault/Vault.ts';
import { parseSecretKey } from '../platform/vault/secretKey.ts';
import { runAdmin } from './runAdmin.ts';

/** What the vault of test servers seals with. */
const key = '07'.repeat(32);

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp({ clock: systemClock, env: { TRUST_PROXY: '127.0.0.1' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** How a stand-in of a proxy treats headers and answers. */
interface Manners {
  readonly headers: (given: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly collects?: boolean;
  readonly status?: number;
  /** Answers by itself. */
  readonly answers?: (outgoing: ServerResponse) => void;
}

/** What the command says of the server behind a proxy. */
async function check(
  { headers, collects, status, answers }: Manners,
  variables: Record<string, string> = { SECRET_KEY: key },
) {
  const { port } = app.server.address() as AddressInfo;
  const proxy = createServer((incoming, outgoing) => {
    const passOn = async (answer: IncomingMessage) => {
      outgoing.writeHead(status ?? answer.statusCode ?? 500, answer.headers);
      if (collects) outgoing.end(await buffer(answer));
      else answer.pipe(outgoing);
    };
    if (answers) return answers(outgoing);
    const { url, method } = incoming;
    request({ port, host: '127.0.0.1', path: url, method, headers: headers(incoming.headers) })
      .once('response', (answer) => void passOn(answer))
      .end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const env = { PUBLIC_URL: publicUrl, DATA_DIR: '/dev/null/nowhere', ...variables };
  const code = await runAdmin(['check-proxy'], env, { say, complain: say, ask: undefined });
  proxy.close();
  return { code, said: said.join('\n') };
}

const without = (given: IncomingHttpHeaders, ...names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
const named = { 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'http' };

test('a proxy that does all it should', async () => {
  const { code, said } = await check({ headers: (given) => ({ ...given, ...named }) });
  expect(said).not.toContain('WRONG');
  expect(said).toMatch(/right {2}your address +198\.51\.100\.4\n/);
  expect(said).toMatch(/right {2}a made-up header +not believed\n/);
  expect(said).toMatch(/right {2}scheme +http\n/);
  expect(said).toMatch(/right {2}the same once more +304\n/);
  expect(said).toMatch(/right {2}words of a stream +one by one$/);
  expect(code).toBe(0);
});

test('one that collects streams, keeps If-None-Match, and passes on what callers make up', async () => {
  const { code, said } = await check({
    headers: (given) => ({ ...named, ...without(given, 'if-none-match') }),
    collects: true,
  });
  expect(said).toMatch(/WRONG {2}a made-up header +X-Forwarded-For and X-Forwarded-Proto believed\n/);
  expect(said).toMatch(/WRONG {2}the same once more +200\n/);
  expect(said).toMatch(/WRONG {2}words of a stream +all at once, at the end\n/);
  expect(said).toContain('\n- The proxy must not collect or compress text/event-stream.\n');
  expect(code).toBe(1);
});

test('one that names nobody', async () => {
  const { said } = await check({ headers: (given) => without(given, 'x-forwarded-for', 'x-forwarded-proto') });
  expect(said).toMatch(/WRONG {2}your address +127\.0\.0\.1; X-Forwarded-For is missing\n/);
  expect(said).toContain('\n- The proxy must send X-Forwarded-For');
});

test.each<[string, Manners, Record<string, string>, RegExp]>([
  [
    'another key',
    { headers: (given) => given },
    { SECRET_KEY: '08'.repeat(32) },
    /answers 404: .* another key .* a clock that differs by more than a minute$/,
  ],
  ['no key', { headers: (given) => given }, {}, /^The key of the server is not here/],
  ['a proxy that refuses', { headers: (given) => given, status: 502 }, { SECRET_KEY: key }, /answers 502$/],
  [
    'a page in place of the answer',
    { headers: (given) => given, answers: (outgoing) => void outgoing.end('<!doctype html><title>Welcome</title>') },
    { SECRET_KEY: key },
    /proxy-check answers with something else than the server does/,
  ],
  [
    'an answer that breaks off',
    {
      headers: (given) => given,
      answers: (outgoing) => void outgoing.writeHead(200).write('{', () => outgoing.destroy()),
    },
    { SECRET_KEY: key },
    /^The answer of .*proxy-check did not come whole: /,
  ],
  ['no address', { headers: (given) => given }, { SECRET_KEY: key, PUBLIC_URL: '' }, /^Set PUBLIC_URL/],
])('with %s it says so in one line', async (_, manners, variables, line) => {
  const { code, said } = await check(manners, variables);
  expect(code).toBe(1);
  expect(said).toMatch(line);
  expect(said).not.toContain('\n');
});

test('who has no ticket, or an old one, is told nothing', async () => {
  const vault = createVault(parseSecretKey(key, 'the test'));
  const statusWith = async (headers: Record<string, string>) =>
    (await app.inject({ url: proxyCheckPath, headers })).statusCode;
  const bearer = (at: number) => ({ authorization: `Bearer ${makeTicket(vault, new Date(at))}` });
  expect(await statusWith(bearer(Date.now()))).toBe(200);
  expect(await statusWith(bearer(Date.now() - 60_000))).toBe(404);
  expect(await statusWith({ authorization: 'Bearer x' })).toBe(404);
  expect(await statusWith({})).toBe(404);
});
