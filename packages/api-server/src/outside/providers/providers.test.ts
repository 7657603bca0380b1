import { readFile } from 'node:fs/promises';
import { catalogue, findService, serviceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { serviceEnds } from '@switchboard/api-contract/services/ends';
import { wayWith } from '@switchboard/api-contract/services/setup';
import { describe, expect, it } from 'vitest';
import type { Credentials } from './whoAmI.ts';
import { sandboxCredentials } from '../sandbox/sandboxCredentials.ts';
import { checkedServices } from '../../../test/checkedServices.ts';
import { faults } from '../../../test/playedSandbox.ts';

const { world, time, check, right } = checkedServices();

/** All but the two that are never called, since a call would cost money or start something. */
const calledServices = serviceIds.filter((id) => id !== 'perplexity' && id !== 'zapier');
/** Only an event can check it. */
const unchecked: readonly string[] = ['signingSecret'];

/** Salesforce has two ways to sign in. */
const password = { clientId: 'id', clientSecret: 'sandbox', username: 'ada', password: 'sandbox' };
const signIns: readonly (readonly [ServiceId, Credentials])[] = [
  ...calledServices.map((id) => [id, right(id)] as const),
  ['salesforce', password],
];

describe.each(signIns)('%s %#', (id, credentials) => {
  const service = findService(id) ?? expect.unreachable(id);
  const { name } = service;
  const { instructions, fields, testEndpoint } = wayWith(service, Object.keys(credentials));
  const secrets = fields.map(({ key }) => key).filter((key) => credentials[key] === 'sandbox');

  it('right credentials are ok, by the call that the catalogue shows', async () => {
    const { ends: _ends, ...result } = await check(id, credentials);
    expect(result).toEqual({ outcome: 'ok', message: expect.stringMatching(/accepts/), latencyMs: expect.any(Number) });
    const made = world.asked.map(({ method, address }) => `${method} ${address}`);
    expect(made.at(-1)).toBe(testEndpoint?.replace(/\{(\w+)\}/, (_, key: string) => credentials[key] ?? ''));
  });

  it.each(secrets.filter((key) => !unchecked.includes(key)))(
    'a wrong %s is noticed, with what to do about it',
    async (field) => {
      const result = await check(id, { ...credentials, [field]: 'another-secret' });
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
      const result = await check(id, credentials);
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
    const result = check(id, credentials);
    await asked.promise;
    time.advance(10_000);
    expect(await result).toEqual({
      outcome: 'could-not-check',
      message: `${name} did not answer in time.`,
      nextStep: 'Test again in a few minutes.',
    });
  });

  it('no secret is repeated in any result', async () => {
    const planted = Object.fromEntries(Object.keys(credentials).map((key) => [key, `planted-${key}`]));
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
      message: expect.stringMatching(
        new RegExp(`^${name} accepts the (credentials but does not allow this call|Bot Token, but .+ is missing)\\.$`),
      ) as unknown,
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

it.each(catalogue)('docs/connections.md has a row for $id', async ({ name, testEndpoint }) => {
  const text = await readFile(new URL('../../../../../docs/connections.md', import.meta.url), 'utf8');
  const row = text.split('\n').find((line) => new RegExp(`^\\| ${name}( \\||;)`).test(line));
  expect(row).toBeDefined();
  const [host = ''] = /[\w.]+\.\w+(?=\/)/.exec(testEndpoint ?? '') ?? [];
  expect(row).toContain(/^(Perplexity|Zapier)$/.test(name) ? '| none' : name === 'Apollo' ? '/v1/auth/health' : host);
});

it('docs/connections.md says of each service which version is used, and of what ends when and where that was read', async () => {
  const text = await readFile(new URL('../../../../../docs/connections.md', import.meta.url), 'utf8');
  const [, table = ''] = /^## Versions, and when they end\n([^#]+)/m.exec(text) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  for (const { name } of catalogue)
    expect(
      rows.some((row) => new RegExp(`^\\| ([^|]*; )?${name}[;, |]`).test(row)),
      name,
    ).toBe(true);
  for (const { on, readOn, source } of Object.values(serviceEnds).flat())
    expect(rows.some((row) => [on, readOn, source].every((part) => row.includes(part)))).toBe(true);
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
