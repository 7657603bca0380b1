import { beforeEach, expect, test } from 'vitest';
import { testNow } from '../../test/testApp.ts';
import { oauth, queryOf, tokenUrl, workingApp } from '../../test/workingApp.ts';

const server = workingApp();
const { connect, page, run, world } = server;
beforeEach(() => Promise.all([connect('gmail', oauth), connect('google-calendar', oauth)]));

test('contacts are added, updated and removed as in the address book, page by page', async () => {
  const person = (id: string, name: string) => ({
    resourceName: `people/${id}`,
    names: [{ displayName: name }],
    emailAddresses: [{ value: `${id}@a.example` }],
    organizations: [{ name: 'Northwind' }],
  });
  let pages: Record<string, object> = {
    '': { connections: [person('c1', 'Dana'), person('c2', 'Jon')], nextPageToken: 'two' },
    two: { connections: [person('c3', 'Ada'), { resourceName: 'people/c4' }] },
  };
  world.reply = (address, request) =>
    address === tokenUrl ? undefined : { body: pages[queryOf(request)['pageToken'] ?? ''] };
  expect(await run('contacts')).toBe('4 contacts added, 0 updated, 0 removed');
  expect(world.asked[1]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer planted-access' } });
  type Contacts = {
    stats: object;
    account: object;
    contacts: { id: string; name?: string; lastSync: string }[];
    activity: { kind: string; text: string }[];
  };
  const first = await page<Contacts>('contacts');
  expect(first).toMatchObject({
    stats: { totalContacts: 4, syncedContacts: 4, lastSyncTime: testNow.toISOString() },
    account: { connected: true },
    activity: [{ kind: 'synced', text: 'Google contacts synced: 4 contacts added, 0 updated, 0 removed' }],
  });
  expect(first.contacts.find(({ id }) => id === 'google-people/c1')).toEqual({
    id: 'google-people/c1',
    name: 'Dana',
    email: 'c1@a.example',
    company: 'Northwind',
    lastSync: testNow.toISOString(),
  });

  server.time.advance(60_000);
  pages = { '': { connections: [person('c1', 'Dana Whitfield'), person('c2', 'Jon'), person('c5', 'Ines')] } };
  expect(await run('contacts')).toBe('1 contact added, 1 updated, 2 removed');
  expect((await page<Contacts>('contacts')).contacts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dana Whitfield', 'Ines', 'Jon']),
  );
  expect(await run('contacts')).toBe('3 contacts, nothing new');
});

test('an address book of more than ten thousand is read whole, and nothing of it is removed at the next sync', async () => {
  const pages = 53;
  const rest = ({ url }: { url: string }) => {
    const page = Number(new URL(url).searchParams.get('pageToken') ?? 0);
    return {
      connections: Array.from({ length: 200 }, (_, index) => ({
        resourceName: `people/c${page * 200 + index}`,
        names: [{ displayName: `Person ${page * 200 + index}` }],
      })),
      ...(page < pages - 1 && { nextPageToken: String(page + 1) }),
    };
  };
  world.reply = (address, request) => (address === tokenUrl ? undefined : { body: rest(request) });
  expect(await run('contacts')).toBe('10600 contacts added, 0 updated, 0 removed');
  expect(await run('contacts')).toBe('10600 contacts, nothing new');
});

test('a token that was revoked since its test turns the connection to error, with the reason', async () => {
  const status = async () =>
    server.db
      .selectFrom('connections')
      .select(['status', 'lastSync', 'lastTestJson'])
      .where('serviceId', '=', 'gmail')
      .executeTakeFirst();
  world.reply = (address) => (address === tokenUrl ? undefined : { body: { connections: [] } });
  await run('contacts');
  // 'Last sync' is when an agent was last answered.
  expect(await status()).toMatchObject({ status: 'connected', lastSync: testNow.toISOString() });
  world.reply = (address) => (address === tokenUrl ? { status: 400, body: { error: 'invalid_grant' } } : undefined);
  expect(await run('contacts')).toMatch(/^failed: The Refresh Token of Gmail has expired or was revoked/);
  const { status: now, lastTestJson } = (await status()) ?? {};
  expect([now, JSON.parse(lastTestJson ?? 'null')]).toMatchObject([
    'error',
    { outcome: 'wrong-credentials', message: { kind: 'tokenOutdated', args: { service: 'Gmail' } } },
  ]);
});
