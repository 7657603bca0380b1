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
