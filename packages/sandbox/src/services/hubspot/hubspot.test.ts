import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Shown {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}
interface Found {
  readonly total: number;
  readonly results: readonly Shown[];
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const base = 'https://api.hubapi.com';
const call = (method: string, path: string, json?: unknown, key = 'sandbox') =>
  sandbox.ask(`${base}${path}`, { method, headers: bearer(key), ...(json !== undefined && { json }) });
const post = (path: string, json: unknown) => call('POST', path, json);
const found = async (json: object, kind = 'contacts') =>
  (await post(`/crm/v3/objects/${kind}/search`, json)).body as Found;
const filters = (...list: object[]) => ({ filterGroups: [{ filters: list }] });

test('reads the account', async () => {
  const { status, body } = await call('GET', '/account-info/v3/details');
  expect(status).toBe(200);
  expect(body).toMatchObject({ portalId: expect.any(Number), timeZone: 'Europe/Berlin', companyCurrency: 'EUR' });
});

test('creates a contact that can be read, found and changed', async () => {
  const made = await post('/crm/v3/objects/contacts', {
    properties: { email: 'Ewa@Nowa.example', firstname: 'Ewa', lastname: 'Nowa' },
  });
  expect(made.status).toBe(201);
  const { id } = made.body as Shown;
  expect(made.body).toMatchObject({ properties: { email: 'ewa@nowa.example', hs_object_id: id }, archived: false });
  sandbox.pass(60_000);
  const changed = await call('PATCH', `/crm/v3/objects/contacts/${id}`, {
    properties: { jobtitle: 'Buyer', lastname: '' },
  });
  expect(changed.status).toBe(200);
  const read = await call('GET', '/crm/v3/objects/contacts/ewa@nowa.example?idProperty=email&properties=jobtitle');
  expect(read.body).toEqual({
    id,
    properties: {
      createdate: '2026-11-20T08:41:20.000Z',
      email: 'ewa@nowa.example',
      firstname: 'Ewa',
      hs_object_id: id,
      jobtitle: 'Buyer',
      lastmodifieddate: '2026-11-20T08:42:20.000Z',
      lastname: null,
    },
    createdAt: '2026-11-20T08:41:20.000Z',
    updatedAt: '2026-11-20T08:42:20.000Z',
    archived: false,
  });
  const { results } = await found(filters({ propertyName: 'email', operator: 'EQ', value: 'EWA@nowa.example' }));
  expect(results.map((one) => one.id)).toEqual([id]);
});

test('an address has one contact', async () => {
  const [one] = (await found({ limit: 1 })).results;
  const again = await post('/crm/v3/objects/contacts', { properties: { email: one?.properties['email'] } });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    category: 'CONFLICT',
    message: `Contact already exists. Existing ID: ${one?.id}`,
  });
});

test.each([
  [{ properties: { email: 'nobody' } }, 'INVALID_EMAIL'],
  [{ properties: { shoesize: '43' } }, 'PROPERTY_DOESNT_EXIST'],
  [{ properties: { createdate: '2020-01-01' } }, 'READ_ONLY_VALUE'],
  [{ properties: { lifecyclestage: 'friend' } }, 'INVALID_OPTION'],
  [{}, 'properties is missing'],
])('refuses to create %j', async (json, error) => {
  const before = (await found({})).total;
  const { status, body } = await post('/crm/v3/objects/contacts', json);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    status: 'error',
    category: 'VALIDATION_ERROR',
    message: expect.stringContaining(error),
  });
  expect((await found({})).total).toBe(before);
});

test('lists the properties that can be written', async () => {
  const { body } = await call('GET', '/crm/v3/properties/contacts');
  const { results } = body as { results: { name: string; modificationMetadata: { readOnlyValue: boolean } }[] };
  const writable = results.filter(({ modificationMetadata }) => !modificationMetadata.readOnlyValue);
  expect(writable.map(({ name }) => name)).toEqual(expect.arrayContaining(['email', 'firstname', 'company', 'phone']));
  expect(writable.some(({ name }) => name === 'createdate')).toBe(false);
});

test.each<[Refusal, number, object]>([
  ['wrong', 401, { category: 'INVALID_AUTHENTICATION' }],
  ['no-permission', 403, { category: 'MISSING_SCOPES' }],
  ['rate-limited', 429, { errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' }],
  ['no-credit', 429, { errorType: 'RATE_LIMIT', policyName: 'DAILY' }],
])('the key %s is refused with %i', async (behaviour, status, body) => {
  for (const path of ['/account-info/v3/details', '/crm/v3/properties/contacts']) {
    const answer = await call('GET', path, undefined, keyFor(behaviour));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status: 'error', message: expect.any(String), ...body });
    expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
  }
});

test('names the scope that a call lacks', async () => {
  const { text } = await call('POST', '/crm/v3/objects/companies', {}, keyFor('no-permission'));
  expect(text).toContain('crm.objects.companies.write');
});

test('knows no other record, kind or path', async () => {
  expect((await call('GET', '/crm/v3/objects/contacts/9')).body).toMatchObject({ category: 'OBJECT_NOT_FOUND' });
  expect((await call('GET', '/crm/v3/objects/shoes/9')).status).toBe(400);
  expect((await call('GET', '/crm/v9')).status).toBe(404);
});
