import { generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import { Hono } from 'hono';
import { defineService, refuse, type RouteContext, type RouteEnv } from '../../Service.ts';
import { owner } from '../../world/account.ts';

/**
 * What is wrong with an issuer, as the path of its address says it; `works`: nothing; `goes-down`: it is down after a
 * sign-in.
 */
const flaws: readonly string[] = [
  'works',
  'denied',
  'wrong-nonce',
  'expired',
  'other-issuer',
  'unverified',
  'userinfo-only',
  'false-signature',
  'hs512',
  'rotated',
  'no-pkce',
  'down',
  'goes-down',
  'hangs',
];

const host = 'login.nordlicht-feinkost.example';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text = ''): Record<string, string> =>
  JSON.parse(Buffer.from(text, 'base64url').toString() || '{}') as Record<string, string>;

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}
const makeKey = (kid: string): Key => ({ kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) });

/** An ID token, signed with a key; `alg` is what it says of itself. */
function tokenOf(claims: object, { kid, privateKey }: Key, alg = 'ES256'): string {
  const content = `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/**
 * An identity provider by OpenID Connect, with an issuer for each flaw. Whoever comes is signed in at once: the owner,
 * or the address in `login_hint`. It keeps nothing: its codes hold what they stand for.
 */
export const identityProvider = defineService({
  id: 'identity-provider',
  hosts: [host],
  docs: [
    'https://openid.net/specs/openid-connect-core-1_0.html',
    'https://openid.net/specs/openid-connect-discovery-1_0.html',
  ],
  routes: ({ clock }) => {
    let key = makeKey('first');
    const stranger = makeKey('first');
    let isGone = false;
    const issuerOf = (c: RouteContext) => `https://${host}/${c.req.param('flaw')}`;
    const claimsOf = (email = owner.email) => ({ sub: `sub-of-${email}`, email, email_verified: true });
    const flawed =
      (answer: (c: RouteContext, flaw: string) => Response | Promise<Response>) =>
      async (c: RouteContext): Promise<Response> => {
        const flaw = c.req.param('flaw') ?? '';
        if (!flaws.includes(flaw)) refuse(new Response(null, { status: 404 }));
        if (flaw === 'down' || (flaw === 'goes-down' && isGone)) refuse(new Response('Bad Gateway', { status: 502 }));
        if (flaw === 'hangs')
          await new Promise((_, reject) =>
            c.req.raw.signal.addEventListener('abort', () => reject(c.req.raw.signal.reason as Error)),
          );
        return answer(c, flaw);
      };
    return new Hono<RouteEnv>()
      .get(
        '/:flaw/.well-known/openid-configuration',
        flawed((c, flaw) => {
          const issuer = issuerOf(c);
          return c.json({
            issuer: flaw === 'other-issuer' ? `https://${host}/another` : issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/keys`,
            end_session_endpoint: `${issuer}/logout`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS512'],
            token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
            ...(flaw !== 'no-pkce' && { code_challenge_methods_supported: ['S256'] }),
          });
        }),
      )
      .get(
        '/:flaw/authorize',
        flawed((c, flaw) => {
          const asked = c.req.query();
          const back = new URL(asked['redirect_uri'] ?? '');
          const error = { denied: 'access_denied', 'no-pkce': asked['code_challenge'] && 'invalid_request' }[flaw];
          const { nonce, code_challenge: challenge, login_hint: email, client_id: audience } = asked;
          if (error) back.searchParams.set('error', error);
          else back.searchParams.set('code', encode({ nonce, challenge, email, audience }));
          back.searchParams.set('state', asked['state'] ?? '');
          return c.redirect(back.href, 302);
        }),
      )
      .post(
        '/:flaw/token',
        flawed(async (c, flaw) => {
          const sent = Object.fromEntries(new URLSearchParams(await c.req.text()));
          const { nonce, challenge, email, audience } = decode(sent['code']);
          const isTheirs =
            challenge === undefined || hash('sha256', sent['code_verifier'] ?? '', 'base64url') === challenge;
          if (sent['client_secret'] !== 'sandbox' || !isTheirs)
            return c.json({ error: isTheirs ? 'invalid_client' : 'invalid_grant' }, isTheirs ? 401 : 400);
          const now = Math.floor(clock().getTime() / 1_000);
          const { sub, ...said } = claimsOf(email);
          if (flaw === 'rotated') key = makeKey(`of-${encode({ nonce }).slice(-8)}`);
          const claims = {
            iss: issuerOf(c),
            aud: audience,
            iat: flaw === 'expired' ? now - 7_200 : now,
            exp: flaw === 'expired' ? now - 3_600 : now + 300,
            nonce: flaw === 'wrong-nonce' ? 'another' : nonce,
            sub,
            ...(flaw !== 'userinfo-only' && { ...said, ...(flaw === 'unverified' && { email_verified: false }) }),
          };
          return c.json({
            access_token: encode({ email }),
            token_type: 'Bearer',
            id_token: tokenOf(
              claims,
              flaw === 'false-signature' ? stranger : key,
              flaw === 'hs512' ? 'HS512' : 'ES256',
            ),
          });
        }),
      )
      .get(
        '/:flaw/userinfo',
        flawed((c) => c.json(claimsOf(decode(c.req.header('authorization')?.slice(7))['email']))),
      )
      .get(
        '/:flaw/keys',
        flawed((c, flaw) => {
          // The last that a sign-in asks for.
          isGone ||= flaw === 'goes-down';
          return c.json({
            keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'ES256', use: 'sig' }],
          });
        }),
      );
  },
});
