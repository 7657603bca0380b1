import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';

const issuer = 'https://login.nordlicht-feinkost.example';
const back = 'https://switchboard.example/api/sso/callback';

const cameBack = async (flaw: string, ask: ReturnType<typeof inSandbox>['ask']) => {
  const query = new URLSearchParams({ client_id: 'us', redirect_uri: back, state: 'st', nonce: 'no' });
  const { headers } = await ask(`${issuer}/${flaw}/authorize?${query.toString()}`);
  return new URL(headers.get('location') ?? '').searchParams;
};

test('an issuer for each flaw describes itself', async () => {
  const { ask } = inSandbox();
  const { body } = await ask(`${issuer}/works/.well-known/openid-configuration`);
  expect(body).toMatchObject({ issuer: `${issuer}/works`, token_endpoint: `${issuer}/works/token` });
  expect((await ask(`${issuer}/other-issuer/.well-known/openid-configuration`)).body).toMatchObject({
    issuer: `${issuer}/another`,
  });
  expect((await ask(`${issuer}/down/.well-known/openid-configuration`)).status).toBe(502);
});

test('whoever comes is let in at once, with a code for the right secret', async () => {
  const { ask } = inSandbox();
  expect((await cameBack('denied', ask)).get('error')).toBe('access_denied');
  const code = (await cameBack('works', ask)).get('code') ?? '';
  const token = (secret: string) => ask(`${issuer}/works/token`, { form: { code, client_secret: secret } });
  expect((await token('wrong')).status).toBe(401);
  const { id_token: idToken = '' } = (await token('sandbox')).body as { id_token?: string };
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ iss: `${issuer}/works`, aud: 'us', nonce: 'no', email_verified: true });
});
