import type { FastifyInstance } from 'fastify';
import { demoCredentials } from '@switchboard/api-contract/session';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, createTestDatabase } from '../../test/testApp.ts';
import type { Database } from '../platform/store/Database.ts';

let db: Database;
let app: FastifyInstance;
beforeEach(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db, env: { TRUST_PROXY: '127.0.0.1', DEMO: 'on' } });
});

async function cookieAfterSignIn(headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: demoCredentials });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']);
}
const valueOf = (cookie: string): string => cookie.split(';')[0] ?? '';

test('a browser gets a cookie that no script reads and no other site sends; behind TLS it is sent over TLS alone', async () => {
  const plain = await cookieAfterSignIn();
  expect(plain).toMatch(/^known_browser=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  expect(await cookieAfterSignIn({ 'x-forwarded-proto': 'https' })).toMatch(/; SameSite=Strict; Secure$/);
  expect(JSON.stringify(await db.selectFrom('knownBrowsers').selectAll().execute())).not.toContain(
    valueOf(plain).split('=')[1],
  );
});

test('it is sent over TLS alone where members come by TLS, even if the proxy does not say so', async () => {
  app = await createTestApp({ db, env: { PUBLIC_URL: 'https://switchboard.example.com', DEMO: 'on' } });
  expect(await cookieAfterSignIn()).toMatch(/; SameSite=Strict; Secure$/);
});

test('a browser keeps its cookie, and one that we never gave out is replaced', async () => {
  const own = valueOf(await cookieAfterSignIn());
  expect(valueOf(await cookieAfterSignIn({ cookie: `other=1; ${own}` }))).toBe(own);
  const planted = `known_browser=${'A'.repeat(43)}`;
  expect(valueOf(await cookieAfterSignIn({ cookie: planted }))).not.toBe(planted);
});

test('an account remembers the twenty browsers that signed in last', async () => {
  for (let count = 0; count < 21; count += 1) await cookieAfterSignIn();
  expect(await db.selectFrom('knownBrowsers').selectAll().execute()).toHaveLength(20);
});
