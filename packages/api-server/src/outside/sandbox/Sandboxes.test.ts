import { isSandboxSecret, sandboxKeys } from '@switchboard/api-contract/sandboxKeys';
import { behaviourOf, behaviours, keyFor, type Behaviour } from '@switchboard/sandbox/keys';
import { expect, test } from 'vitest';
import { manualTime } from '../../../test/manualTime.ts';
import { testNow } from '../../../test/testApp.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { Sandboxes } from './Sandboxes.ts';

test('the keys of the contract are those of the sandbox', () => {
  const theirs = (Object.keys(behaviours) as Behaviour[]).map((name) => ({ id: keyFor(name), text: behaviours[name] }));
  expect(sandboxKeys).toEqual(theirs);
});

test.each([
  ['sandbox', true],
  ['sandbox-', true],
  ['sandbox-of-mine', true],
  ['sandbox_slow', false],
  ['Sandbox', false],
  ['my-sandbox', false],
  ['', false],
])('%s means the sandbox: %s', (secret, means) => {
  expect(isSandboxSecret(secret)).toBe(means);
  expect(behaviourOf(secret) !== 'wrong').toBe(means);
});

const opened = (sandbox: 'on' | 'off' | undefined) => {
  const time = manualTime(testNow);
  return { time, sandboxes: new Sandboxes({ ...time, config: { sandbox } }) };
};

test.each([
  [undefined, true, false],
  ['on', true, true],
  ['off', false, false],
] as const)('with SANDBOX %s it is allowed for the demo organisation: %s, for others: %s', (setting, demo, others) => {
  const { sandboxes } = opened(setting);
  expect(sandboxes.allows(demoTenantId)).toBe(demo);
  expect(sandboxes.allows('elsewhere')).toBe(others);
});

const usage = (key: string) =>
  ({ method: 'GET', url: 'https://api.tavily.com/usage', headers: { authorization: `Bearer ${key}` } }) as const;

test('a silent service ends in the usual time-out, a slow one answers after three seconds', async () => {
  const { sandboxes, time } = opened('on');
  const call = sandboxes.call('elsewhere');
  const silent = call(usage('sandbox-silent')).catch((error: unknown) => error);
  const slow = call(usage('sandbox-slow'));
  await call(usage('sandbox'));
  time.advance(3_000);
  expect((await slow).status).toBe(200);
  time.advance(7_000);
  expect(await silent).toMatchObject({ failure: 'timeout' });
});

test('what is called off ends at once, and what it does not play is not found', async () => {
  const { sandboxes } = opened('on');
  const call = sandboxes.call('elsewhere');
  const failure = (request: Parameters<typeof call>[0]) =>
    call(request).catch((error: unknown) => (error as { failure?: string }).failure);
  expect(await failure({ ...usage('sandbox-silent'), signal: AbortSignal.abort() })).toBe('timeout');
  expect(await failure({ method: 'GET', url: 'https://example.com/' })).toBe('unknown-host');
  expect(await failure({ method: 'GET', url: 'no address' })).toBe('unknown-host');
  expect(await failure(usage('line\nbreak'))).toBe('unsendable');
});

test('each tenant has a world of its own, which remembers', async () => {
  const { sandboxes } = opened('on');
  const contacts = 'https://api.hubapi.com/crm/objects/2026-09/contacts';
  const email = 'new@northlight.example';
  const post = (tenantId: string, url: string, body: object) =>
    sandboxes.call(tenantId)({
      method: 'POST',
      url,
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const found = async (tenantId: string) => {
    const filters = [{ propertyName: 'email', operator: 'EQ', value: email }];
    const { body } = await post(tenantId, `${contacts}/search`, { filterGroups: [{ filters }] });
    return (JSON.parse(body) as { total: number }).total;
  };
  expect(await found('one')).toBe(0);
  expect((await post('one', contacts, { properties: { email } })).status).toBe(201);
  expect(await found('one')).toBe(1);
  expect(await found('other')).toBe(0);
});
