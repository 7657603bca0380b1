import { describe, expect, it } from 'vitest';
import { checkedServices } from '../../../test/checkedServices.ts';
import { CallError, createCall, type Call, type CallFailure } from './client.ts';

const { world, check, right } = checkedServices();

const failing =
  (failure: CallFailure): Call =>
  () =>
    Promise.reject(new CallError(failure));
const answering =
  (status: number, body: unknown, headers = {}): Call =>
  async () => ({ status, headers, body: JSON.stringify(body), latencyMs: 1, bytes: new Uint8Array() });
const never: Call = () => Promise.reject(new TypeError('called'));

describe('failures of the connection', () => {
  it.each([
    ['refused', 'could-not-check', 'it must be a public https address'],
    ['unknown-host', 'could-not-check', 'was not found'],
    ['unreachable', 'could-not-check', 'could not be reached'],
    ['untrusted', 'could-not-check', 'certificate'],
    ['timeout', 'could-not-check', 'did not answer in time'],
    ['too-large', 'could-not-check', 'was too large to read'],
    ['unsendable', 'wrong-credentials', 'line breaks'],
  ] as const)('%s is %s', async (failure, outcome, words) => {
    const result = await check('openai', right('openai'), failing(failure));
    expect(result).toMatchObject({
      outcome,
      message: expect.stringContaining(words),
      nextStep: expect.stringMatching(/\w/),
    });
    expect(result.latencyMs).toBeUndefined();
  });

  it('a mistake of ours is not dressed up as a result', async () => {
    await expect(check('openai', {}, () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  });
});

describe('what is peculiar', () => {
  it('openai: the organisation is sent only when it is given', async () => {
    await check('openai', right('openai'));
    expect(world.asked.at(-1)?.headers).not.toHaveProperty('openai-organization');
    await check('openai', { ...right('openai'), organization: 'org-2' });
    expect(world.asked.at(-1)?.headers).toMatchObject({ 'openai-organization': 'org-2' });
  });

  it('openai: a restricted key that is refused with 401 lacks permission', async () => {
    const result = await check(
      'openai',
      right('openai'),
      answering(401, {
        error: { message: 'You have insufficient permissions for this operation. Missing scopes: api.model.read' },
      }),
    );
    expect(result.outcome).toBe('no-permission');
  });

  it.each(['gmail', 'google-calendar'] as const)(
    '%s: without a refresh token the client alone is checked, and says so',
    async (id) => {
      const { refreshToken: _, ...client } = right(id);
      expect(await check(id, client)).toMatchObject({
        outcome: 'ok',
        message: 'Google accepts the OAuth client. No account was checked.',
        nextStep: expect.stringContaining('Refresh Token'),
      });
      expect((await check(id, { ...client, clientSecret: 'other' })).outcome).toBe('wrong-credentials');
    },
  );

  it('gmail: a refresh token that has expired is named, and the profile is not asked for', async () => {
    const result = await check('gmail', { ...right('gmail'), refreshToken: 'of-last-year' });
    expect(result).toMatchObject({ outcome: 'wrong-credentials', message: expect.stringContaining('Refresh Token') });
    expect(world.asked).toHaveLength(1);
  });

  it('stripe: keys of two modes are noticed', async () => {
    expect(await check('stripe', { ...right('stripe'), publishableKey: 'pk_live_1' })).toMatchObject({
      outcome: 'wrong-credentials',
      message: 'The Secret Key is for test mode, but the Publishable Key is not.',
    });
  });

  it.each([
    ['https://proxy.example', 'https://proxy.example/v1/auth/health'],
    ['https://proxy.example/', 'https://proxy.example/v1/auth/health'],
    ['https://proxy.example/api/v1/', 'https://proxy.example/api/v1/auth/health'],
    ['', 'https://api.apollo.io/v1/auth/health'],
  ])('apollo: the base URL %j leads to %s', async (baseUrl, expected) => {
    await check('apollo', { ...right('apollo'), baseUrl });
    expect(world.asked.at(-1)?.address).toBe(expected);
  });

  it.each(['http://proxy.example', 'file:///etc', 'nonsense'])(
    'apollo: the base URL %s is not called',
    async (baseUrl) => {
      expect(await check('apollo', { ...right('apollo'), baseUrl }, createCall())).toMatchObject({
        outcome: 'could-not-check',
        message: expect.stringContaining('it must be a public https address'),
      });
    },
  );

  it('twilio: an unknown or odd Account SID, and a suspended account', async () => {
    expect((await check('twilio', { ...right('twilio'), accountSid: '../../secret?x=#' })).outcome).toBe(
      'wrong-credentials',
    );
    expect(world.asked.at(-1)?.address).toBe(
      'https://api.twilio.com/2010-04-01/Accounts/..%2F..%2Fsecret%3Fx%3D%23.json',
    );
    expect((await check('twilio', right('twilio'), answering(200, { sid: 'AC1', status: 'suspended' }))).outcome).toBe(
      'no-permission',
    );
  });

  it.each([
    ['invalid_auth', 'wrong-credentials'],
    ['token_revoked', 'wrong-credentials'],
    ['account_inactive', 'wrong-credentials'],
    ['missing_scope', 'no-permission'],
    ['org_login_required', 'no-permission'],
    ['ratelimited', 'could-not-check'],
    ['internal_error', 'could-not-check'],
    ['something_new', 'could-not-check'],
  ])('slack: %s is %s', async (error, outcome) => {
    expect((await check('slack', right('slack'), answering(200, { ok: false, error }))).outcome).toBe(outcome);
  });

  const withScopes = (scopes: string) => answering(200, { ok: true }, { 'x-oauth-scopes': scopes });

  it.each(['commands', 'chat:write.public, channels:read', ''])(
    'slack: a token with the scopes %j lacks one',
    async (scopes) => {
      expect(await check('slack', right('slack'), withScopes(scopes))).toMatchObject({
        outcome: 'no-permission',
        message: 'Slack accepts the Bot Token, but chat:write is missing.',
        nextStep: expect.stringContaining('Bot Token Scopes'),
      });
    },
  );

  it('slack: a token that may post is ok, also where its scopes are not told', async () => {
    expect((await check('slack', right('slack'), withScopes('channels:read,chat:write'))).outcome).toBe('ok');
    expect((await check('slack', right('slack'), answering(200, { ok: true }))).outcome).toBe('ok');
  });

  it.each([
    ['invalid_client_id', 'wrong-credentials'],
    ['invalid_client', 'wrong-credentials'],
    ['invalid_grant', 'wrong-credentials'],
    ['inactive_org', 'no-permission'],
    ['unsupported_grant_type', 'no-permission'],
    ['rate_limit_exceeded', 'could-not-check'],
    ['server_error', 'could-not-check'],
  ])('salesforce: %s is %s', async (error, outcome) => {
    const password = { clientId: 'id', clientSecret: 'secret', username: 'ada', password: 'word' };
    expect((await check('salesforce', password, answering(400, { error }))).outcome).toBe(outcome);
    const { outcome: atMyDomain } = await check('salesforce', right('salesforce'), answering(400, { error }));
    // There it names no user: none was chosen.
    expect(atMyDomain).toBe(error === 'invalid_grant' ? 'no-permission' : outcome);
  });

  it('salesforce: what to check and to allow is that of the way in which it signs in', async () => {
    const refused = async (error: string) => check('salesforce', right('salesforce'), answering(400, { error }));
    expect((await refused('invalid_client')).nextStep).toMatch(/^Check My Domain, Client ID, and Client Secret,/);
    expect((await refused('invalid_grant')).nextStep).toContain('Run As');
    expect((await check('salesforce', { ...right('salesforce'), myDomain: 'thief.example' })).outcome).toBe(
      'could-not-check',
    );
    expect(world.asked.map(({ address }) => address).join()).not.toContain('thief');
  });

  it('github: a secondary rate limit is no lack of permission', async () => {
    expect(
      (
        await check(
          'github',
          right('github'),
          answering(403, { message: 'You have exceeded a secondary rate limit.' }, { 'retry-after': '60' }),
        )
      ).outcome,
    ).toBe('could-not-check');
  });

  it('make: a wrong key is refused with the zone it is for', async () => {
    expect((await check('make', { apiKey: 'other' })).message).toContain('zone eu1');
  });
});

describe('services that are never called', () => {
  it.each(['pplx-0123456789abcdefghijABCDEFGHIJ', `pplx-${'a'.repeat(48)}`])(
    'perplexity: %s has the form of a key',
    async (apiKey) => {
      expect(await check('perplexity', { apiKey }, never)).toMatchObject({
        outcome: 'shape-only',
        message: expect.stringContaining('not tried'),
      });
    },
  );

  it.each([
    '',
    'pplx-',
    'pplx-short',
    'sk-0123456789abcdefghij0123',
    ' pplx-0123456789abcdefghij',
    'pplx-0123456789 abcdefghij0',
  ])('perplexity: %j has not', async (apiKey) => {
    expect((await check('perplexity', { apiKey }, never)).outcome).toBe('wrong-credentials');
  });

  it.each([
    'https://hooks.zapier.com/hooks/catch/123456/abc123/',
    'https://hooks.zapier.com/hooks/catch/1/a',
    'https://hooks.zapier.com/hooks/catch/1/a/silent/',
  ])('zapier: %s is the address of a hook', async (webhookUrl) => {
    expect(await check('zapier', { webhookUrl }, never)).toMatchObject({
      outcome: 'shape-only',
      message: expect.stringContaining('not tried'),
    });
  });

  it.each([
    '',
    'http://hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.zapier.com.evil.example/hooks/catch/1/a/',
    'https://evil@hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.zapier.com:8443/hooks/catch/1/a/',
    'https://hooks.zapier.com/hooks/catch/',
    'https://hooks.zapier.com/hooks/catch/1/a/../../b',
    'https://zapier.com/',
  ])('zapier: %j is not', async (webhookUrl) => {
    expect((await check('zapier', { webhookUrl }, never)).outcome).toBe('wrong-credentials');
  });
});
