import { beforeEach, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import { keyFor } from '../../keys.ts';
import { scopes } from '../google/tokens.ts';

const base = 'https://people.googleapis.com/v1/people/me/connections';
interface Listed {
  readonly connections?: { resourceName: string; names?: { displayName: string }[] }[];
  readonly nextPageToken?: string;
  readonly nextSyncToken?: string;
  readonly totalItems?: number;
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const ask = (query: string) => google.as(`${base}?${query}`);
const list = async (query: string) =>
  (await ask(`personFields=names,emailAddresses,phoneNumbers,organizations&${query}`)).body as Listed;
const error = async (query: string) => ((await ask(query)).body as { error: object }).error;

test('pages through all contacts, each once', async () => {
  const seen: string[] = [];
  let page: Listed = { nextPageToken: '' };
  for (let count = 0; page.nextPageToken !== undefined && count < 10; count += 1) {
    page = await list(`pageSize=15${page.nextPageToken && `&pageToken=${page.nextPageToken}`}`);
    expect(page.totalItems).toBe(40);
    seen.push(...(page.connections ?? []).map(({ resourceName }) => resourceName));
  }
  expect(seen).toEqual(google.world.contacts.map(({ id }) => `people/${id}`));
});

test('gives the person fields that are asked for, and of them what `fields` wants', async () => {
  const { connections = [] } = await list('pageSize=1');
  expect(connections[0]).toEqual({
    resourceName: expect.stringMatching(/^people\/c\d+$/),
    etag: expect.any(String),
    names: [expect.objectContaining({ displayName: 'Katarzyna Wrona', familyName: 'Wrona', givenName: 'Katarzyna' })],
    emailAddresses: [expect.objectContaining({ value: 'katarzyna.wrona@mrozna-logistyka.example', type: 'work' })],
    phoneNumbers: [expect.objectContaining({ canonicalForm: expect.stringMatching(/^\+48\d{9}$/) })],
    organizations: [expect.objectContaining({ name: 'Mroźna Logistyka', title: 'Sales Director' })],
  });
  const names = (await ask('personFields=names&pageSize=1')).body as Listed;
  expect(Object.keys(names.connections?.[0] ?? {})).toEqual(['resourceName', 'etag', 'names']);
  const some = await list('pageSize=1&fields=connections(resourceName,names/displayName)');
  expect(some).toEqual({
    connections: [{ resourceName: connections[0]?.resourceName, names: [{ displayName: 'Katarzyna Wrona' }] }],
  });
});

test('a sync brings nothing, since nobody changes contacts here, until its token is a week old', async () => {
  expect(await list('')).not.toHaveProperty('nextSyncToken');
  expect(await list('requestSyncToken=true&pageSize=10')).not.toHaveProperty('nextSyncToken');
  const { nextSyncToken = '' } = await list('requestSyncToken=true');
  expect(await list(`syncToken=${nextSyncToken}`)).toEqual({ nextSyncToken: expect.any(String) });
  await google.later(7 * 86_400_000);
  expect((await ask(`personFields=names&syncToken=${nextSyncToken}`)).status).toBe(200);
  await google.later(1);
  expect(await error(`personFields=names&syncToken=${nextSyncToken}`)).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: [{ reason: 'EXPIRED_SYNC_TOKEN' }],
  });
});

test.each([
  ['', /^personFields mask is required/],
  ['personFields=names,faces', /^Invalid personFields mask path: "faces"/],
  ['personFields=names&pageToken=nothing', /^Invalid page token/],
  ['personFields=names&pageSize=-1', /^Invalid value at 'page_size'/],
  ['personFields=names&syncToken=nothing', /^Sync token is invalid/],
  ['personFields=names&fields=connections/faces', /^Request contains an invalid argument/],
])('refuses “%s”', async (query, message) => {
  expect((await ask(query)).status).toBe(400);
  expect(await error(query)).toMatchObject({
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: expect.stringMatching(message),
  });
});

test('a page belongs to its question', async () => {
  const { nextPageToken } = await list('pageSize=10');
  expect((await ask(`personFields=names&pageSize=10&pageToken=${nextPageToken}`)).status).toBe(400);
});

test.each([
  ['rate-limited', 429, 'RESOURCE_EXHAUSTED', '30'],
  ['no-credit', 429, 'RESOURCE_EXHAUSTED', null],
  ['no-permission', 403, 'PERMISSION_DENIED', null],
] as const)('the key %s is refused with %i %s', async (behaviour, code, status, retryAfter) => {
  google = await inGoogle(keyFor(behaviour));
  const answer = await ask('personFields=names');
  expect(answer.body).toMatchObject({ error: { code, status } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([code, retryAfter]);
});

test('asks for its scope, and knows no other path', async () => {
  const status = async (scope: string) => (await google.with([scope], `${base}?personFields=names`)).status;
  expect(await status(scopes.contactsReadonly)).toBe(200);
  expect(await status(scopes.mail)).toBe(403);
  expect((await google.as('https://people.googleapis.com/v1/people/c1')).status).toBe(404);
});
