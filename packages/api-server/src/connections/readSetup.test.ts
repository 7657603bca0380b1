import { catalogue, findService, type Service, type ServiceId } from '@switchboard/api-contract/catalogue';
import { describe, expect, it, test } from 'vitest';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { Refusal } from '../platform/Refusal.ts';
import { readSetup } from './readSetup.ts';

const named = (id: ServiceId): Service => findService(id) ?? expect.unreachable(id);
const valueOf = (key: string) => (key === 'baseUrl' ? 'https://proxy.example' : `value of ${key}`);

/** The refusal of a setup. */
function refusalOf(id: ServiceId, values: Record<string, string>, stored: Credentials = {}): Refusal | undefined {
  try {
    readSetup(named(id), values, stored);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'invalid') return error;
    throw error;
  }
}
const problems = (...setup: Parameters<typeof refusalOf>) => refusalOf(...setup)?.fields;

describe.each(catalogue)('$id', (service) => {
  const required = service.fields.filter((field) => field.required);
  const filled = Object.fromEntries(service.fields.map(({ key }) => [key, valueOf(key)]));

  it('takes exactly its fields, trimmed', () => {
    const spaced = Object.fromEntries(Object.entries(filled).map(([key, value]) => [key, ` \t${value}\n`]));
    expect(readSetup(service, spaced, {})).toEqual(filled);
    expect(problems(service.id, { ...filled, other: 'x' })).toEqual({
      other: `other is not a field of ${service.name}`,
    });
  });

  it('asks for each required field that is missing or blank', () => {
    const expected = Object.fromEntries(required.map(({ key, label }) => [key, `${label} is required`]));
    expect(problems(service.id, {})).toEqual(expected);
    expect(problems(service.id, Object.fromEntries(service.fields.map(({ key }) => [key, ' \n ']))), 'blank').toEqual(
      expected,
    );
  });

  it('a blank field keeps what is stored, a filled one replaces it', () => {
    expect(readSetup(service, {}, filled)).toEqual(filled);
    for (const { key } of required) expect(readSetup(service, { [key]: 'new' }, filled)[key]).toBe('new');
  });
});

test('optional fields left blank are not stored', () => {
  expect(readSetup(named('openai'), { apiKey: 'sk', organization: ' ' }, {})).toEqual({ apiKey: 'sk' });
});

test.each([
  ['apiKey', 4_096],
  ['organization', 200],
])('%s has at most %i characters', (key, most) => {
  const label = named('openai').fields.find((field) => field.key === key)?.label;
  expect(problems('openai', { apiKey: 'sk', [key]: 'x'.repeat(most) })).toBeUndefined();
  expect(problems('openai', { apiKey: 'sk', [key]: 'x'.repeat(most + 1) })).toEqual({
    [key]: `${label} must have at most ${most} characters`,
  });
});

test.each(['a\nb', 'a\r\nx-more: 1', 'a\u0000b', 'a\tb', 'a\u007fb'])('%j is not a single line', (value) => {
  expect(problems('github', { token: value })).toEqual({ token: 'Token must be a single line' });
});

test.each(['http://proxy.example', 'javascript:alert(1)', 'proxy.example', 'file:///etc/passwd'])(
  'the base URL %s is refused',
  (baseUrl) => {
    expect(problems('apollo', { apiKey: 'k', baseUrl })).toEqual({ baseUrl: 'Base URL must begin with https://' });
  },
);

test('a stored secret is not sent to a new address: whoever changes it must know the secret', () => {
  const stored = { apiKey: 'stored', baseUrl: 'https://old.example' };
  expect(problems('apollo', { baseUrl: 'https://thief.example' }, stored)).toEqual({ apiKey: 'API Key is required' });
  expect(problems('apollo', { baseUrl: 'https://thief.example' }, { apiKey: 'stored' })).toEqual({
    apiKey: 'API Key is required',
  });
  expect(readSetup(named('apollo'), { baseUrl: 'https://new.example', apiKey: 'known' }, stored)).toEqual({
    apiKey: 'known',
    baseUrl: 'https://new.example',
  });
  expect(readSetup(named('apollo'), { baseUrl: 'https://old.example' }, stored)).toEqual(stored);
});

describe('Salesforce, which has two ways to sign in', () => {
  const salesforce = named('salesforce');
  const newer = { myDomain: 'northlight.my.salesforce.com', clientId: 'id', clientSecret: 'secret' };
  const documented = { clientId: 'id', clientSecret: 'secret', username: 'ada', password: 'word' };

  it.each([newer, documented])('takes the fields of one: %j', (values) => {
    expect(readSetup(salesforce, values, {})).toEqual(values);
    expect(readSetup(salesforce, {}, values)).toEqual(values);
    expect(readSetup(salesforce, { clientId: 'new' }, values)).toEqual({ ...values, clientId: 'new' });
  });

  it('asks for the fields of the way that was begun', () => {
    expect(problems('salesforce', { myDomain: newer.myDomain })).toEqual({
      clientId: 'Client ID is required',
      clientSecret: 'Client Secret is required',
    });
    expect(Object.keys(problems('salesforce', { username: 'ada' }) ?? {})).toEqual([
      'clientId',
      'clientSecret',
      'password',
    ]);
    expect(Object.keys(problems('salesforce', { ...newer, username: 'ada' }) ?? {})).toContain('myDomain');
  });

  it('keeps nothing that is stored for the other', () => {
    expect(readSetup(salesforce, newer, documented)).toEqual(newer);
    expect(readSetup(salesforce, documented, newer)).toEqual(documented);
    expect(problems('salesforce', { ...documented, clientSecret: '' }, newer)).toEqual({
      clientSecret: 'Client Secret is required',
    });
    expect(problems('salesforce', { ...newer, clientSecret: '' }, documented)).toEqual({
      clientSecret: 'Client Secret is required',
    });
  });

  it('stores the host of what was typed, and takes that of nobody else', () => {
    const typed = { ...newer, myDomain: ' https://Northlight.my.salesforce.com/lightning ' };
    expect(readSetup(salesforce, typed, {})).toEqual(newer);
    expect(problems('salesforce', { ...newer, myDomain: 'thief.example' })).toEqual({
      myDomain: 'My Domain must look like company.my.salesforce.com',
    });
  });

  it('sends a stored secret to no other domain', () => {
    expect(problems('salesforce', { myDomain: 'other.my.salesforce.com' }, newer)).toEqual({
      clientSecret: 'Client Secret is required',
    });
  });
});

test('keys of every object are unknown fields, not shortcuts', () => {
  const values = JSON.parse('{"token":"t","__proto__":"x","constructor":"y"}') as Record<string, string>;
  expect(Object.keys(problems('github', values) ?? {})).toEqual(['__proto__', 'constructor']);
  expect(problems('github', { toString: 'x' })).toMatchObject({ token: 'Token is required' });
});

test('the sentence names up to three problems, and never a value', () => {
  const refusal = refusalOf('salesforce', { password: `planted${'x'.repeat(5_000)}`, other: 'planted' });
  expect(refusal?.message).toBe('Client ID is required. Client Secret is required. Username is required');
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['clientId', 'clientSecret', 'username', 'password', 'other']);
  expect(JSON.stringify(refusal?.fields)).not.toContain('planted');
});
