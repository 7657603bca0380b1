import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError, createCall, type CallOptions, type OutgoingRequest } from './client.ts';
import { selfSigned } from '../../../test/services/selfSigned.ts';

const secret = 'sk-planted-1234567890';
let server: Server;
let port: number;
let answer: (response: ServerResponse, headers: NodeJS.Dict<string | string[]>) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    answer(response, request.headers);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const publicly = async () => [{ address: '93.184.215.14', family: 4 }];
const atLoopback = async () => [{ address: '127.0.0.1', family: 4 }];
const get = (url: string, options?: CallOptions, rest: Partial<OutgoingRequest> = {}) =>
  createCall(options)({ method: 'GET', url, ...rest });
const here = (options: CallOptions = {}, rest?: Partial<OutgoingRequest>) =>
  get(`http://127.0.0.1:${port}/path`, { loopbackForTests: true, ...options }, rest);
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallError ? error.failure : `not a CallError: ${String(error)}`),
  );

describe('addresses', () => {
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,hi',
    'gopher://example.com/',
    'javascript:alert(1)',
    'not an address',
    '',
    '//example.com',
    'https://',
    'https://user:word@example.com/',
    'https://user@example.com/',
    'https://example.com:8443/',
    'https://example.com:22/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://0/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://127。0。0。1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[2002:7f00:1::]/',
  ])('%s is refused before anything is asked', async (url) => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await failureOf(get(url, { resolve }))).toBe('refused');
    expect(asked).toBe(0);
  });

  it.each([
    ['a private address', ['10.1.2.3']],
    ['loopback', ['::1']],
    ['one closed among open ones', ['93.184.215.14', '192.168.0.10']],
    ['one closed IPv6 among open ones', ['2606:4700::1111', 'fd12::1']],
    ['the metadata service', ['169.254.169.254']],
  ])('a name that leads to %s is refused', async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await failureOf(get('https://rebind.example/', { resolve }))).toBe('refused');
  });

  it.each(['localhost', 'localhost.', 'LOCALHOST', 'ｌｏｃａｌｈｏｓｔ'])(
    '%s is refused by the system resolver’s answer',
    async (host) => {
      expect(await failureOf(get(`https://${host}/`))).toMatch(/^(refused|unknown-host)$/);
    },
  );

  it('a name without addresses is an unknown host', async () => {
    expect(await failureOf(get('https://nowhere.example/', { resolve: async () => [] }))).toBe('unknown-host');
    expect(
      await failureOf(get('https://nowhere.example/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })),
    ).toBe('unknown-host');
  });

  it('the name is looked up once, and the connection goes to the checked address', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      // A rebinding name: its first answer is public, every later one leads elsewhere.
      return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const hosts: unknown[] = [];
    answer = (response, headers) => {
      hosts.push(headers.host);
      response.end();
    };
    expect((await get(`http://bücher.example:${port}/`, { resolve, loopbackForTests: true })).status).toBe(200);
    expect(asked).toEqual(['xn--bcher-kva.example']);
    expect(hosts).toEqual([`xn--bcher-kva.example:${port}`]);
  });

  it('the test allowance opens loopback alone', async () => {
    for (const url of [
      'http://10.0.0.1/',
      'http://8.8.8.8/',
      'https://8.8.8.8/',
      'http://example.com/',
      'https://192.168.0.1/',
      'ftp://127.0.0.1/',
      'http://user:word@127.0.0.1/',
    ]) {
      expect(await failureOf(get(url, { resolve: publicly, loopbackForTests: true })), url).toBe('refused');
    }
  });
});

describe('a request that is called off', () => {
  it('is given up at once', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    expect(await failureOf(here({}, { signal: stop.signal }))).toBe('timeout');
  });

  it('beforehand is not even made', async () => {
    let asked = 0;
    answer = (response) => {
      asked += 1;
      response.end();
    };
    expect(await failureOf(here({}, { signal: AbortSignal.abort() }))).toBe('timeout');
    expect(asked).toBe(0);
  });
});

describe('certificates', () => {
  const host = 'trusted.example';
  const certificate = selfSigned(host);
  let secure: Server;
  let at: number;
  beforeAll(async () => {
    secure = createSecureServer(certificate, (_, response) => response.end('safe'));
    await new Promise<void>((listening) => secure.listen(0, '127.0.0.1', listening));
    at = (secure.address() as AddressInfo).port;
  });
  afterAll(() => {
    secure.closeAllConnections();
    secure.close();
  });

  it('answers of a trusted server with the right name are read', async () => {
    expect(
      (
        await get(`https://${host}:${at}/`, {
          resolve: atLoopback,
          loopbackForTests: true,
          authorities: certificate.cert,
        })
      ).body,
    ).toBe('safe');
  });

  it('a certificate of nobody, or of another name, is untrusted', async () => {
    expect(await failureOf(get(`https://${host}:${at}/`, { resolve: atLoopback, loopbackForTests: true }))).toBe(
      'untrusted',
    );
    expect(
      await failureOf(
        get(`https://other.example:${at}/`, {
          resolve: atLoopback,
          loopbackForTests: true,
          authorities: certificate.cert,
        }),
      ),
    ).toBe('untrusted');
  });
});

describe('answers', () => {
  it('gives status, headers, body and time', async () => {
    answer = (response) => response.writeHead(403, { 'x-odd': 'yes' }).end('{"no":"way"}');
    const got = await here();
    expect(got).toMatchObject({ status: 403, body: '{"no":"way"}' });
    expect(got.headers['x-odd']).toBe('yes');
    expect(got.latencyMs).toBeGreaterThanOrEqual(0);
  });

  it('sends the body with its length, and asks for no compression', async () => {
    const seen: NodeJS.Dict<string | string[]>[] = [];
    answer = (response, headers) => {
      seen.push(headers);
      response.end();
    };
    await here({}, { method: 'POST', body: 'ü=1', headers: { authorization: `Bearer ${secret}` } });
    expect(seen[0]).toMatchObject({
      'content-length': '4',
      'accept-encoding': 'identity',
      authorization: `Bearer ${secret}`,
      connection: 'close',
    });
    expect(seen[0]?.['user-agent']).toMatch(/^\w+\/\d/);
  });

  it.each([301, 302, 303, 307, 308])('does not follow %i', async (status) => {
    let asked = 0;
    answer = (response) => {
      asked += 1;
      response.writeHead(status, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    };
    expect((await here()).status).toBe(status);
    expect(asked).toBe(1);
  });

  it('gives up a long answer, whether its length is announced or not', async () => {
    answer = (response) => response.end('x'.repeat(2_000));
    expect(await failureOf(here({}, { maxBytes: 1_999 }))).toBe('too-large');
    expect((await here({}, { maxBytes: 2_000 })).body).toHaveLength(2_000);
    answer = (response) => {
      const more = () => void (response.write('y'.repeat(1_000)) ? setImmediate(more) : response.once('drain', more));
      more();
    };
    expect(await failureOf(here())).toBe('too-large');
  });

  it('gives up silence, a stalled answer and a slow look-up in time', async () => {
    answer = () => undefined;
    expect(await failureOf(here({ timeoutMs: 40 }))).toBe('timeout');
    answer = (response) => void response.writeHead(200, { 'content-length': '10' }).write('half');
    expect(await failureOf(here({ timeoutMs: 40 }))).toBe('timeout');
    expect(
      await failureOf(get('https://slow.example/', { timeoutMs: 40, resolve: () => new Promise(() => undefined) })),
    ).toBe('timeout');
  });

  it('a connection that breaks or is refused is unreachable', async () => {
    answer = (response) => void response.socket?.destroy();
    expect(await failureOf(here())).toBe('unreachable');
    answer = (response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.socket?.destroy());
    };
    expect(await failureOf(here())).toBe('unreachable');
    expect(await failureOf(get('http://127.0.0.1:9/', { loopbackForTests: true }))).toBe('unreachable');
  });

  it('a header that HTTP can’t carry is unsendable', async () => {
    for (const value of [`${secret}\r\nx-more: 1`, `${secret}\n`, `${secret}ключ`]) {
      expect(await failureOf(here({}, { headers: { authorization: value } }))).toBe('unsendable');
    }
  });
});

describe('errors', () => {
  it('hold no address, header, body or cause', async () => {
    answer = (response) => void response.socket?.destroy();
    const calls = [
      () => here({}, { headers: { authorization: `Bearer ${secret}` }, method: 'POST', body: secret }),
      () => here({}, { headers: { authorization: `${secret}\n` } }),
      () => get(`https://user:${secret}@example.com/`),
      () => get(`https://10.0.0.1/${secret}`),
      () => get(`https://${secret}.example/`, { resolve: async () => [] }),
    ];
    for (const call of calls) {
      const error: unknown = await call().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(CallError);
      expect(`${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}`).not.toContain('planted');
    }
  });
});
