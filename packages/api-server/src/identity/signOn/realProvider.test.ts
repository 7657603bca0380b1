import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import { expect, test } from 'vitest';
import { browserOf, publicUrl, signOnApp, signOnEnv } from '../../../test/signOnApp.ts';
import { addMember } from '../../../test/testApp.ts';
import { systemClock, systemTimers } from '../../platform/clock.ts';
import { runAdmin } from '../../admin/runAdmin.ts';

const clientSecret = 'a-secret-with-dashes';

/** The real `oidc-provider`, which signs in whoever comes as Mira. */
async function startProvider() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'us',
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/sso/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' }] },
    cookies: { keys: ['a key of this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, email: 'mira@northlight.test', email_verified: true, name: 'Mira' }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: 'mira-there' } });
    else void answer(request, response);
  });
  return { issuer, stop: () => server.close() };
}

/** Follows the provider's own redirects with its cookies, until it leads back to us. */
async function followTo(back: string, { url }: Request): Promise<Response> {
  const cookies = new Map<string, string>();
  for (let at = url; ;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = new URL(answer.headers.get('location') ?? 'about:blank', at).href;
    if (answer.status >= 400 || next === 'about:blank')
      throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    if (next.startsWith(back)) return answer;
    at = next;
  }
}

test('oidc-provider lets somebody in, whose address it says to userinfo alone', async () => {
  const { issuer, stop } = await startProvider();
  const env = { ...signOnEnv(), OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: clientSecret };
  const { app, db, log } = await signOnApp({ env, clock: systemClock, timers: systemTimers, fetch });
  await addMember(db, { tenantId: 'northlight', username: 'mira', password: 'a-long-password', role: 'tenant_member' });
  const one = browserOf(app, (request) => followTo(publicUrl, request));
  const arrived = await one.arrive();
  expect(arrived, log.join('')).toMatch(/^\/agents#sso=/);
  expect((await one.finish(arrived)).json()).toMatchObject({ user: { username: 'mira' } });
  expect(await db.selectFrom('signOnMembers').select(['issuer', 'sub']).execute()).toEqual([
    { issuer, sub: 'mira-there' },
  ]);
  stop();
});

test('check-sso says what the provider offers, and what does not fit', async () => {
  const { issuer, stop } = await startProvider();
  const folder = mkdtempSync(join(tmpdir(), 'check-sso-'));
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const variables = {
    ...signOnEnv(),
    OIDC_ISSUER: issuer,
    OIDC_SCOPE: 'openid email groups',
    OIDC_CLIENT_AUTH: 'basic',
    DATA_DIR: folder,
  };
  expect(await runAdmin(['check-sso'], { ...variables, OIDC_ISSUER: '' }, { say, complain: say, ask: undefined })).toBe(
    1,
  );
  expect(said.splice(0)).toEqual(['OIDC_ISSUER is not set: docs/sign-on.md says how']);
  await runAdmin(['create-organisation', 'Northlight GmbH', '--admin', 'ada@northlight.test'], variables, {
    say: () => {},
    complain: say,
    ask: undefined,
  });
  expect(await runAdmin(['check-sso'], variables, { say, complain: say, ask: undefined })).toBe(1);
  expect(said).toEqual([
    `issuer            ${issuer}`,
    expect.stringContaining(`${publicUrl}/api/sso/callback`),
    expect.stringContaining('RS256'),
    'S256 (PKCE)       offered',
    'secret            sent by basic',
    'sign-out          offered',
    expect.stringMatching(/^clock {13}/),
    '- The provider does not know of OIDC_SCOPE: groups.',
    'docs/sign-on.md has a section for each provider.',
  ]);
  stop();
  rmSync(folder, { recursive: true });
});
