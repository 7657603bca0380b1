import { beforeEach, expect, test } from 'vitest';
import { filters, inHubspot, type Shown } from '../../../test/hubspot.ts';
import { keyFor, type Refusal } from '../../keys.ts';

let hubspot: ReturnType<typeof inHubspot>;
beforeEach(() => {
  hubspot = inHubspot();
});

test('reads the account', async () => {
  const { status, body } = await hubspot.call('GET', '/account-info/2026-09/details');
  expect(status).toBe(200);
  expect(body).toMatchObject({ portalId: expect.any(Number), timeZone: 'Europe/Berlin', companyCurrency: 'EUR' });
});

test('creates a contact that can be read, found and changed', async () => {
  const made = await hubspot.post('/crm/objects/2026-09/contacts', {
    properties: { email: 'Ewa@Nowa.example', firstname: 'Ewa', lastname: 'Nowa' },
  });
  expect(made.status).toBe(201);
  const { id } = made.body as Shown;
  expect(made.body).toMatchObject({ properties: { email: 'ewa@nowa.example', hs_object_id: id }, archived: false });
  hubspot.pass(60_000);
  const changed = await hubspot.call('PATCH', `/crm/objects/2026-09/contacts/${id}`, {
    properties: { jobtitle: 'Buyer', lastname: '' },
  });
  expect(changed.status).toBe(200);
  const read = await hubspot.call(
    'GET',
    '/crm/objects/2026-09/contacts/ewa@nowa.example?idProperty=email&properties=jobtitle',
  );
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
  const { results } = await hubspot.found(
    filters({ propertyName: 'email', operator: 'EQ', value: 'EWA@nowa.example' }),
  );
  expect(results.map((one) => one.id)).toEqual([id]);
});

test('an address has one contact', async () => {
  const [one] = (await hubspot.found({ limit: 1 })).results;
  const again = await hubspot.post('/crm/objects/2026-09/contacts', {
    properties: { email: one?.properties['email'] },
  });
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
  const before = (await hubspot.found({})).total;
  const { status, body } = await hubspot.post('/crm/objects/2026-09/contacts', json);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    status: 'error',
    category: 'VALIDATION_ERROR',
    message: expect.stringContaining(error),
  });
  expect((await hubspot.found({})).total).toBe(before);
});

test('lists the properties that can be written', async () => {
  const { body } = await hubspot.call('GET', '/crm/properties/2026-09/contacts');
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
  for (const path of ['/account-info/2026-09/details', '/crm/properties/2026-09/contacts']) {
    const answer = await hubspot.call('GET', path, undefined, keyFor(behaviour));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status: 'error', message: expect.any(String), ...body });
    expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
  }
});

test('names the scope that a call lacks', async () => {
  const { text } = await hubspot.call('POST', '/crm/objects/2026-09/companies', {}, keyFor('no-permission'));
  expect(text).toContain('crm.objects.companies.write');
});

test('answers the same under the older addresses, which its client of npm still asks', async () => {
  for (const [older, latest] of [
    ['/account-info/v3/details', '/account-info/2026-09/details'],
    ['/crm/v3/properties/companies', '/crm/properties/2026-09/companies'],
  ] as const)
    expect((await hubspot.call('GET', older)).body).toEqual((await hubspot.call('GET', latest)).body);
  const made = await hubspot.post('/crm/v3/objects/contacts', { properties: { email: 'ewa@nowa.example' } });
  const { id } = made.body as Shown;
  expect(await hubspot.call('GET', `/crm/objects/2026-09/contacts/${id}`)).toMatchObject({ status: 200, body: { id } });
});

test('knows no other record, kind or path', async () => {
  expect((await hubspot.call('GET', '/crm/objects/2026-09/contacts/9')).body).toMatchObject({
    category: 'OBJECT_NOT_FOUND',
  });
  expect((await hubspot.call('GET', '/crm/objects/2026-09/shoes/9')).status).toBe(400);
  expect((await hubspot.call('GET', '/crm/v9')).status).toBe(404);
});
