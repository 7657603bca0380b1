import { readFile } from 'node:fs/promises';
import { catalogue, findService, serviceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxCredentials } from '../sandbox/sandboxCredentials.ts';
import { inWords } from '../../../test/inWords.ts';
import { manualTime } from '../../../test/manualTime.ts';
import { faults, playedSandbox } from '../../../test/playedSandbox.ts';
import { testNow } from '../../../test/testApp.ts';
import { CallError, createCall, type Call, type CallFailure } from './client.ts';
import { providers } from './providers.ts';
import type { CheckResult } from './verdicts.ts';
import type { Credentials } from './whoAmI.ts';

const world = playedSandbox();
const time = manualTime(testNow);
const call = world.call(time.timers);
beforeEach(() => world.clear());

const check = async (id: ServiceId, credentials: Credentials, by: Call = call) =>
  inWords<CheckResult>(await providers[id](credentials, by));
const right = (id: ServiceId): Credentials => sandboxCredentials(id, 'sandbox');

/** All but the two that are never called, since a call would cost money or start something. */
const calledServices = serviceIds.filter((id) => id !== 'perplexity' && id !== 'zapier');
/** Only an event can check it. */
const unchecked: readonly string[] = ['signingSecret'];

describe.each(calledServices)('%s', (id) => {
  const { name = '', instructions = '', fields = [], testEndpoint } = findService(id) ?? {};
  const secrets = fields.map(({ key }) => key).filter((key) => right(id)[key] === 'sandbox');

  it('right credentials are ok, by the call that the catalogue shows', async () => {
    const result = await check(id, right(id));
    expect(result).toEqual({ outcome: 'ok', message: expect.stringMatching(/accepts/), latencyMs: expect.any(Number) });
    const made = world.asked.map(({ method, address }) => `${method} ${address}`);
    expect(made.at(-1)).toBe(testEndpoint?.replace('{accountSid}', right(id)['accountSid'] ?? ''));
  });

  it.each(secrets.filter((key) => !unchecked.includes(key)))(
    'a wrong %s is noticed, with what to do about it',
    async (field) => {
      const result = await check(id, { ...right(id), [field]: 'another-secret' });
      expect(result).toMatchObject({
        outcome: 'wrong-credentials',
        message: expect.stringMatching(/not/),
        nextStep: expect.stringMatching(/^Check /),
      });
      expect(result.nextStep).toContain(instructions);
    },
  );

  it.each(['fault', 'html', 'truncated', 'empty', 'odd', 'teapot', 'redirect', 'huge', 'hang-up'] as const)(
    '%s decides nothing',
    async (fault) => {
      world.play = faults[fault];
      const result = await check(id, right(id));
      expect(result).toMatchObject({ outcome: 'could-not-check', nextStep: expect.stringMatching(/again/) });
      expect(result.message).toContain(wordsOfFault[fault]);
      expect(world.asked.length, 'requests made').toBe(1);
    },
  );

  it('silence decides nothing', async () => {
    const asked = Promise.withResolvers<void>();
    world.play = (_, signal) => {
      asked.resolve();
      return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const result = check(id, right(id));
    await asked.promise;
    time.advance(10_000);
    expect(await result).toEqual({
      outcome: 'could-not-check',
      message: `${name} did not answer in time.`,
      nextStep: 'Test again in a few minutes.',
    });
  });

  it('no secret is repeated in any result', async () => {
    const planted = Object.fromEntries(Object.keys(right(id)).map((key) => [key, `planted-${key}`]));
    for (const play of [() => undefined, faults.fault, faults.html, faults.teapot]) {
      world.play = play;
      expect(JSON.stringify(await check(id, planted))).not.toContain('planted');
    }
  });
});

const wordsOfFault = {
  fault: 'has a problem at the moment (status 502)',
  html: 'could not be read',
  truncated: 'could not be read',
  empty: 'could not be read',
  odd: 'could not be read',
  teapot: 'unexpected status (418)',
  redirect: 'redirect, which is not followed',
  huge: 'was too large to read',
  'hang-up': 'could not be reached',
} as const satisfies Record<keyof typeof faults, string>;

// An OAuth client of Google's has no permissions to lack, and its exchange no limit.
describe.each(calledServices.filter((id) => id !== 'google'))('%s', (id) => {
  const { name } = findService(id) ?? {};

  it('a missing permission is recognised, with what to allow', async () => {
    expect(await check(id, sandboxCredentials(id, 'sandbox-no-permission'))).toMatchObject({
      outcome: 'no-permission',
      message: `${name} accepts the credentials but does not allow this call.`,
      nextStep: expect.stringMatching(/\w/),
    });
  });

  it('a rate limit decides nothing', async () => {
    expect(await check(id, sandboxCredentials(id, 'sandbox-rate-limited'))).toMatchObject({
      outcome: 'could-not-check',
      message: `${name} accepts no more requests at the moment.`,
      nextStep: 'Test again in a few minutes.',
    });
  });
});

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

  it.each([
    ['invalid_client_id', 'wrong-credentials'],
    ['invalid_client', 'wrong-credentials'],
    ['invalid_grant', 'wrong-credentials'],
    ['inactive_org', 'no-permission'],
    ['unsupported_grant_type', 'no-permission'],
    ['server_error', 'could-not-check'],
  ])('salesforce: %s is %s', async (error, outcome) => {
    expect((await check('salesforce', right('salesforce'), answering(400, { error }))).outcome).toBe(outcome);
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

it.each(catalogue)('docs/connections.md has a row for $id', async ({ name, testEndpoint }) => {
  const text = await readFile(new URL('../../../../../docs/connections.md', import.meta.url), 'utf8');
  const row = text.split('\n').find((line) => new RegExp(`^\\| ${name}( \\||;)`).test(line));
  expect(row).toBeDefined();
  const [host = ''] = /[\w.]+\.\w+(?=\/)/.exec(testEndpoint ?? '') ?? [];
  expect(row).toContain(/^(Perplexity|Zapier)$/.test(name) ? '| none' : name === 'Apollo' ? '/v1/auth/health' : host);
});

it('every message is a plain sentence', async () => {
  for (const { id } of catalogue) {
    const result = await check(id, {}, async () => ({
      status: 401,
      headers: {},
      body: '{}',
      latencyMs: 1,
      bytes: new Uint8Array(),
    }));
    expect(`${result.message} ${result.nextStep}`, id).toMatch(/^[A-Z][^!]*\.$/);
    expect(`${result.message} ${result.nextStep}`, id).not.toMatch(/undefined|please|\.\.|\s{2}/i);
  }
});
