import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';

const page = '<!doctype html><title>Switchboard</title>';
const script = 'console.log("the app");'.repeat(50);

let folder: string;
let app: FastifyInstance;
let headers: { authorization: string };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-app-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/index-abc123.js'), script);
  writeFileSync(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{"hidden":true}');
  app = await createTestApp({ env: { APP_DIR: folder } });
  headers = await signIn(app);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the app', () => {
  test.each([
    '/',
    '/dashboard',
    '/agents/lead-generation/detail',
    '/agent/x?tab=executions',
    '/no/such/page',
    '/apiary',
    '/assets',
  ])('answers %s with its page', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(page);
  });

  test('sends every page with the security headers', async () => {
    for (const url of ['/', '/dashboard', '/favicon.svg', '/assets/gone.js']) {
      expect((await app.inject({ url })).headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('keeps hashed files for good and the others for a check', async () => {
    expect((await app.inject({ url: '/assets/index-abc123.js' })).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('/javascript'),
    });
    const icon = await app.inject({ url: '/favicon.svg' });
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(
      (await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': icon.headers['etag'] as string } }))
        .statusCode,
    ).toBe(304);
  });

  test('sends the compressed twin to whom can read it', async () => {
    const answer = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('/javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await app.inject({ url: '/assets/index-abc123.js' })).body).toBe(script);
  });

  test.each(['/assets/index-old.js', '/.vite/manifest.json', '/.env', '/..%2f..%2fpackage.json'])(
    'has no %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/hidden|switchboard/i);
    },
  );

  test('asks the browser to stay with TLS where a trusted proxy ended it', async () => {
    const behind = await createTestApp({ env: { APP_DIR: folder, TRUST_PROXY: 'true' } });
    expect(
      (await behind.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })).headers[
        'strict-transport-security'
      ],
    ).toBe('max-age=31536000');
    expect((await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  test.each(['/api', '/api?call=listRecords'])(
    'shows %s as a page to a browser, and as JSON to programs',
    async (url) => {
      const opened = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([opened.statusCode, opened.body]).toEqual([200, page]);
      expect(opened.headers).toMatchObject({
        vary: expect.stringContaining('Accept'),
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
      for (const accept of ['application/json', '*/*']) {
        const asked = await app.inject({ url, headers: { accept } });
        expect([asked.statusCode, asked.json()]).toEqual([404, { error: 'There is no call GET /api' }]);
        expect(asked.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'no-store' });
      }
      expect((await app.inject({ url: '/api/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
    },
  );

  test.each(['/agent/%', '/%E0%A4%A?tab=x', '/agent/%zz'])(
    'answers %s, typed by hand, with its page too',
    async (url) => {
      const typed = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const answer = await app.inject({ url, headers: typed });
      expect([answer.statusCode, answer.body]).toEqual([200, page]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("trusted-types 'none'"),
      });
      expect((await app.inject({ url })).statusCode).toBe(400);
      expect((await app.inject({ method: 'POST', url, headers: typed })).statusCode).toBe(400);
      expect((await app.inject({ url: `/api${url}`, headers: typed })).json()).toEqual({
        error: 'The address is not valid',
      });
    },
  );

  test('is reported missing if nothing was built', async () => {
    const bare = await createTestApp();
    expect((await bare.inject({ url: '/dashboard' })).json()).toEqual({
      error: 'This server has no app to show. Run npm run build, or set APP_DIR to a built app.',
    });
  });
});

describe('the API', () => {
  test('is never kept and shows nothing in a browser', async () => {
    for (const url of ['/api/agents', '/api/nothing', '/api/openapi.json', '/healthz']) {
      expect((await app.inject({ url, headers })).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/voice/unknown', '/api/agents/research/nothing/more'])(
    'answers the unknown %s with JSON',
    async (url) => {
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({ error: `There is no call GET ${url}` });
    },
  );

  test.each([
    ['DELETE', '/api/agents', 'GET, HEAD, POST'],
    ['PATCH', '/api/agents', 'GET, HEAD, POST, PUT, DELETE'],
    ['OPTIONS', '/api/agents', 'GET, HEAD, POST, PUT, DELETE'],
    ['DELETE', '/dashboard', 'GET, HEAD'],
    ['PUT', '/api/agents', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['POST', '/dashboard', 'GET, HEAD'],
  ] as const)('does not take %s %s', async (method, url, allowed) => {
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe(allowed);
    expect(answer.json()).toEqual({ error: `This path accepts only ${allowed}` });
  });

  test('answers HEAD like GET, without the body', async () => {
    const [head, get] = [
      await app.inject({ method: 'HEAD', url: '/api/agents', headers }),
      await app.inject({ url: '/api/agents', headers }),
    ];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['etag']).toBe(get.headers['etag']);
  });

  test.each([
    [
      'broken JSON',
      '{"message":',
      'application/json',
      400,
      'The request could not be read: the body must be valid JSON',
    ],
    ['no body', '', 'application/json', 400, 'The request needs a JSON body'],
    [
      'a prototype',
      '{"__proto__":{"admin":true}}',
      'application/json',
      400,
      'The request could not be read: the body must be valid JSON',
    ],
    ['a list', '[]', 'application/json', 422, 'The body must be a JSON object'],
    ['null', 'null', 'application/json', 422, 'The body must be a JSON object'],
    ['a form', 'message=x', 'application/x-www-form-urlencoded', 415, 'The body must be sent as application/json'],
    ['text', '{}', 'text/plain', 415, 'The body must be sent as application/json'],
    [
      'more than 1 MB',
      `{"message":"${'x'.repeat(1_048_576)}"}`,
      'application/json',
      413,
      'The body is larger than 1 MB',
    ],
    [
      'an unknown field',
      '{"message":"x","sessionId":"session-1","more":1}',
      'application/json',
      422,
      'more is not a known field',
    ],
  ])('refuses %s', async (_, payload, type, status, error) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/switchboard/chat',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test('refuses a broken address and one that is too long with JSON', async () => {
    const broken = await app.inject({ url: '/api/agents/%zz', headers });
    expect([broken.statusCode, broken.json()]).toEqual([400, { error: 'The address is not valid' }]);
    expect(broken.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const long = await app.inject({ url: `/api/agents/${'x'.repeat(5_000)}`, headers });
    expect([long.statusCode, long.json()]).toEqual([400, { error: 'Invalid agent ID provided.' }]);
  });

  test('checks the token before it reads the body', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/switchboard/chat',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(401);
  });

  test('answers 304 to the tag of an answer that a proxy compressed, also in a list, and to *', async () => {
    const tag = String((await app.inject({ url: '/api/agents', headers })).headers['etag']);
    const ended = (end: string) => `${tag.slice(0, -1)}${end}"`;
    const statusFor = async (given: string) =>
      (await app.inject({ url: '/api/agents', headers: { ...headers, 'if-none-match': given } })).statusCode;
    for (const given of [
      `W/${tag}`,
      ended('-gzip'),
      ended('-br'),
      `W/${ended('-zstd')}`,
      `"x", ${ended('-gzip')}`,
      '*',
    ])
      expect([given, await statusFor(given)]).toEqual([given, 304]);
    for (const given of ['"x"', ended('-other'), `"x${tag.slice(1)}`, 'W/"*"'])
      expect([given, await statusFor(given)]).toEqual([given, 200]);
  });

  test('answers 304 while nothing changed, and anew after a write', async () => {
    const first = await app.inject({ url: '/api/agents', headers });
    const ask = () =>
      app.inject({ url: '/api/agents', headers: { ...headers, 'if-none-match': first.headers['etag'] as string } });
    const unchanged = await ask();
    expect([unchanged.statusCode, unchanged.body, unchanged.headers['etag']]).toEqual([304, '', first.headers['etag']]);
    await app.inject({ method: 'POST', url: '/api/agents/email/stop', headers });
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  test('tells nothing of an unforeseen fault but where to look', async () => {
    const lines: string[] = [];
    const db = await createTestDatabase();
    const broken = await createTestApp({
      db,
      env: { LOG_LEVEL: 'error' },
      logTo: { write: (line) => void lines.push(line) },
    });
    const signedIn = await signIn(broken);
    await db.destroy();
    const answer = await broken.inject({ url: '/api/agents', headers: signedIn });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/driver|destroyed/);
    const { error } = answer.json<{ error: string }>();
    const id = /under (req-\w+)\.$/.exec(error)?.[1];
    expect(JSON.parse(lines.join(''))).toMatchObject({
      request: id,
      err: { message: expect.stringContaining('destroyed'), stack: expect.any(String) },
    });
  });
});

describe('operations', () => {
  test('say that the process lives and that the database answers', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ ok: true });
  });
});
