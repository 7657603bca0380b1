import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { owner } from '@switchboard/sandbox/world/account';
import { describe, expect, test } from 'vitest';
import { publicUrl, signOnApp } from '../../../test/signOnApp.ts';
import { addMember, signIn, testNow } from '../../../test/testApp.ts';
import { failureOf } from './SignOnFailure.ts';

const local = owner.email.split('@')[0] ?? '';

/** A server whose organisation has the owner as a member. */
async function withOwner(options: Parameters<typeof signOnApp>[0] = {}, role = 'tenant_member') {
  const made = await signOnApp(options);
  await addMember(made.db, { tenantId: 'northlight', username: local, password: 'a-long-password', role });
  await made.db.updateTable('users').set({ email: owner.email.toUpperCase() }).where('username', '=', local).execute();
  return made;
}

describe('the way there and back', () => {
  test('ends on the page that was asked for, signed in', async () => {
    const { app, browser, log } = await withOwner();
    const one = browser();
    const address = new URL(await one.begin('/agents?tab=runs'));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'us',
      redirect_uri: `${publicUrl}/api/sso/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const arrived = await one.get(await one.visit(address.href));
    expect([arrived.statusCode, arrived.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/agents\?tab=runs#sso=[\w-]{43}$/),
    ]);
    const finished = await one.finish(arrived.headers.location ?? '');
    expect(finished.json()).toMatchObject({
      user: { username: local },
      tenant: { id: 'northlight' },
      firstVisit: true,
    });
    const headers = { authorization: `Bearer ${finished.json<{ token: string }>().token}` };
    expect((await app.inject({ url: '/api/auth/session', headers })).json()).toMatchObject({
      signedInWith: { name: 'Acme SSO', signsOut: true },
    });
    // Neither state nor ticket is in any line of the log.
    expect(log.join('')).not.toContain(address.searchParams.get('state'));
    expect(log.join('')).not.toContain(arrived.headers.location?.split('=').at(-1));
  });

  test('a cookie that scripts can’t read comes back with a redirect, and is sent nowhere else', async () => {
    const { app } = await signOnApp();
    const answer = await app.inject({ url: '/api/sso/begin' });
    expect(answer.headers['set-cookie']).toMatch(
      /^sso=[\w-]{43}; Path=\/api\/sso; Max-Age=660; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('only hashes of state, cookie and ticket are stored', async () => {
    const { db, browser } = await withOwner();
    const one = browser();
    const state = new URL(await one.begin()).searchParams.get('state') ?? '';
    const rows = JSON.stringify(await db.selectFrom('signOnVisits').selectAll().execute());
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(one.cookie().slice(4));
    const arrived = await one.arrive();
    expect(JSON.stringify(await db.selectFrom('signOnTickets').selectAll().execute())).not.toContain(
      arrived.split('=').at(-1),
    );
  });

  test.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['agents', '/'],
    ['/api/sso/begin', '/'],
    ['', '/'],
    ['/agents#part', '/agents'],
    ['/chat?about=run%20one', '/chat?about=run%20one'],
  ])('asked for %s, it ends on %s', async (to, page) => {
    const { browser } = await withOwner();
    expect((await browser().arrive(undefined, to)).split('#')[0]).toBe(page);
  });

  test('two tabs of a browser do not disturb each other', async () => {
    const { browser } = await withOwner();
    const one = browser();
    const [first, second] = [await one.begin('/agents'), await one.begin('/chat')];
    expect((await one.get(await one.visit(first))).headers.location).toMatch(/^\/agents#sso=/);
    expect((await one.get(await one.visit(second))).headers.location).toMatch(/^\/chat#sso=/);
  });

  test('it works once, and for ten minutes', async () => {
    const { browser, time } = await withOwner();
    const one = browser();
    const back = await one.visit(await one.begin());
    expect((await one.get(back)).headers.location).toMatch(/#sso=/);
    expect((await one.get(back)).headers.location).toBe('/login?sso=expired');
    const late = await one.visit(await one.begin());
    time.advance(600_000);
    expect((await one.get(late)).headers.location).toBe('/login?sso=expired');
  });

  test('it ends in the browser in which it began', async () => {
    const { browser } = await withOwner();
    const [one, other] = [browser(), browser()];
    const back = await one.visit(await one.begin());
    await other.begin();
    expect((await other.get(back)).headers.location).toBe('/login?sso=other-browser');
    // The visit was taken out first, so that it is used once whoever brings it.
    expect((await one.get(back)).headers.location).toBe('/login?sso=expired');
  });

  test('a ticket works once, for a minute, with the cookie', async () => {
    const { browser, time } = await withOwner();
    const one = browser();
    const refused = { error: expect.any(String), fields: { ticket: expect.any(String) } };
    const arrived = await one.arrive();
    for (const headers of [{}, { cookie: `sso=${'A'.repeat(43)}` }]) {
      const answer = await one.finish(arrived, headers);
      expect([answer.statusCode, answer.json()]).toEqual([422, refused]);
    }
    expect((await one.finish(arrived)).statusCode).toBe(200);
    expect((await one.finish(arrived)).statusCode).toBe(422);
    const late = await one.arrive();
    time.advance(60_000);
    expect((await one.finish(late)).statusCode).toBe(422);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['denied', 'denied', 'access_denied', undefined],
    ['wrong-nonce', 'refused', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', undefined],
    ['expired', 'clock', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'the clock of this machine, or of the provider’s'],
    ['other-issuer', 'refused', 'issuer', 'OIDC_ISSUER=https://login.nordlicht-feinkost.example/another'],
    ['unverified', 'unverified', undefined, expect.stringContaining('OIDC_EMAIL')],
    ['false-signature', 'refused', 'OAUTH_INVALID_RESPONSE', undefined],
    ['hs512', 'refused', 'OAUTH_UNSUPPORTED_OPERATION', 'choose RS256 for this client at the provider'],
    ['no-pkce', 'refused', 'invalid_request', expect.stringContaining('OIDC_PKCE=off')],
    ['down', 'down', expect.any(String), undefined],
  ])('%s: the member reads %s, and the log has the code and what would help', async (flaw, outcome, code, setting) => {
    const { browser, log } = await withOwner({ flaw });
    expect(await browser().arrive()).toBe(`/login?sso=${outcome}`);
    const line = log.map((one) => JSON.parse(one) as object).find((one) => 'outcome' in one);
    expect(line).toMatchObject({
      outcome,
      cause: expect.any(String),
      ...(code !== undefined && { code }),
      ...(setting !== undefined && { setting }),
    });
  });

  // The second is Glewlwyd's.
  test.each(['invalid_client', 'unauthorized_client'])('%s: a wrong secret is one of the hints', (error) => {
    expect(failureOf(Object.assign(new Error('refused'), { error })).hint).toContain('OIDC_CLIENT_SECRET');
  });

  test('a provider that hangs is given ten seconds', async () => {
    const begun = Promise.withResolvers<void>();
    const { browser, time } = await withOwner({
      flaw: 'hangs',
      fetch: async (url, init) => {
        const asked = createSandbox().fetch(new Request(url, init));
        begun.resolve();
        return asked;
      },
    });
    const arriving = browser().arrive();
    await begun.promise;
    time.advance(10_000);
    expect(await arriving).toBe('/login?sso=down');
  });

  test.each([
    [-350_000, '/agents'],
    [-370_000, '/login?sso=clock'],
  ])('clocks may differ by a minute: tokens that last 300 s, by a clock %i ms off, end on %s', async (ms, end) => {
    const sandbox = createSandbox({ clock: () => new Date(testNow.getTime() + ms) });
    const { browser } = await withOwner({ fetch: (url, init) => sandbox.fetch(new Request(url, init)) });
    expect((await browser().arrive()).split('#')[0]).toBe(end);
  });

  test('an answer that never ends is not read', async () => {
    const { browser } = await withOwner({
      fetch: async () => Response.json({ issuer: 'x'.repeat(300_000) }),
    });
    expect(await browser().arrive()).toBe('/login?sso=down');
  });

  test('what the ID token lacks is asked for, and keys may be rotated', async () => {
    for (const flaw of ['userinfo-only', 'rotated'])
      expect(await (await withOwner({ flaw })).browser().arrive()).toMatch(/^\/agents#sso=/);
  });

  test('without single sign-on, and after too many, a browser is led back to the sign-in page', async () => {
    const { app } = await signOnApp({ env: { OIDC_ISSUER: '' } });
    for (const url of ['/api/sso/begin', '/api/sso/callback?state=x', '/api/sso/callback?state=x&state=y'])
      expect((await app.inject({ url })).headers.location).toMatch(/^\/login\?sso=(?:refused|expired)$/);
    const { app: busy } = await signOnApp();
    const ends = await Promise.all(Array.from({ length: 301 }, () => busy.inject({ url: '/api/sso/begin' })));
    expect(ends.filter(({ headers }) => headers.location === '/login?sso=refused')).toHaveLength(1);
    expect(ends.every(({ statusCode }) => statusCode === 303)).toBe(true);
  });

  test('a provider that goes down after a sign-in is noticed at the next, five seconds later', async () => {
    const { browser, asked, time } = await withOwner({ flaw: 'goes-down' });
    const looks = () => asked.filter((path) => path.endsWith('/openid-configuration')).length;
    expect(await browser().arrive()).toMatch(/^\/agents#sso=/);
    time.advance(4_999);
    expect(await browser().begin()).toMatch(/^https:/);
    expect(looks()).toBe(1);
    time.advance(1);
    const ends = await Promise.all(Array.from({ length: 5 }, () => browser().begin()));
    expect(new Set(ends)).toEqual(new Set(['/login?sso=down']));
    // Those who come at once wait for one look.
    expect(looks()).toBe(2);
  });

  test('one that answered before is given three seconds to say that it is there', async () => {
    const sandbox = createSandbox({ clock: () => testNow });
    let asked = Promise.withResolvers<void>();
    let hangs = false;
    const { browser, time } = await withOwner({
      fetch: async (url, init) => {
        const request = new Request(url, init);
        asked.resolve();
        if (!hangs) return sandbox.fetch(request);
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        );
      },
    });
    expect(await browser().arrive()).toMatch(/^\/agents#sso=/);
    time.advance(5_000);
    hangs = true;
    asked = Promise.withResolvers<void>();
    const beginning = browser().begin();
    await asked.promise;
    time.advance(3_000);
    expect(await beginning).toBe('/login?sso=down');
    hangs = false;
    expect(await browser().begin()).toMatch(/^https:/);
  });

  test('a server that only welcomes reads the metadata again after an hour, not before', async () => {
    const { browser, db, time, sandbox } = await withOwner();
    let reads = 0;
    const { app } = await signOnApp({
      db,
      ...time,
      fetch: (url, init) => {
        const request = new Request(url, init);
        if (request.url.endsWith('/openid-configuration')) reads += 1;
        return sandbox.fetch(request);
      },
    });
    const comesBackThere = async () => {
      const one = browser();
      const url = await one.visit(await one.begin());
      return (await app.inject({ url, headers: { cookie: one.cookie() } })).headers.location;
    };
    for (const [ms, count] of [
      [0, 1],
      [3_599_999, 1],
      [1, 2],
    ] as const) {
      time.advance(ms);
      expect(await comesBackThere()).toMatch(/^\/agents#sso=/);
      expect(reads).toBe(count);
    }
  });
});

describe('a session that began so', () => {
  test('ends after OIDC_HOURS, used or not, and says where to sign out, too', async () => {
    const { app, browser, time } = await withOwner({ env: { OIDC_HOURS: '2' } });
    const one = browser();
    const { token } = (await one.finish(await one.arrive())).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const statusOf = async () => (await app.inject({ url: '/api/auth/session', headers })).statusCode;
    time.advance(7_199_000);
    expect(await statusOf()).toBe(200);
    const { token: other } = (await one.finish(await one.arrive())).json<{ token: string }>();
    time.advance(1_000);
    expect(await statusOf()).toBe(401);
    const out = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${other}` },
    });
    expect(out.json()).toEqual({
      ok: true,
      alsoAt: expect.stringMatching(/\/works\/logout\?id_token_hint=[\w.-]+&client_id=us$/),
    });
  });

  test('Unjoin ends it, and another account with the address may join', async () => {
    const { app, db, browser } = await withOwner();
    const one = browser();
    const { token } = (await one.finish(await one.arrive())).json<{ token: string }>();
    const admin = await signIn(app);
    const members = async () =>
      (await app.inject({ url: '/api/members', headers: admin })).json<{ sso: string; members: { id: string }[] }>();
    expect(await members()).toMatchObject({ sso: 'Acme SSO' });
    const listed = (await members()).members.find(({ id }) => id === `northlight-${local}`);
    expect(listed).toMatchObject({ joined: true });
    await db.updateTable('signOnMembers').set({ sub: 'of-before' }).execute();
    expect(await browser().arrive()).toBe('/login?sso=taken');
    const unjoin = () => app.inject({ method: 'DELETE', url: `/api/sso/members/northlight-${local}`, headers: admin });
    expect((await unjoin()).json()).not.toHaveProperty('joined');
    expect((await unjoin()).statusCode).toBe(409);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
    expect(await browser().arrive()).toMatch(/#sso=/);
  });
});
