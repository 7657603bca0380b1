import { expect, test } from 'vitest';
import { json, type Asked } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testNow } from '../../../test/testApp.ts';

const server = sandboxedApp();
const { connect, page, run, world } = server;
const tokenUrl = 'https://oauth2.googleapis.com/token';

interface Contacts {
  readonly stats: object;
  readonly account: object;
  readonly contacts: {
    id: string;
    name?: string;
    email?: string;
    phone?: string;
    company?: string;
    lastSync: string;
  }[];
  readonly activity: { kind: string; text: string }[];
}

test('contacts are added, updated and removed as in the address book, page by page', async () => {
  await connect('gmail');
  expect(await run('contacts')).toBe('40 contacts added, 0 updated, 0 removed');
  expect(world.asked[1]).toMatchObject({
    method: 'GET',
    address: 'https://people.googleapis.com/v1/people/me/connections',
    headers: { authorization: expect.stringMatching(/^Bearer ya29\./) },
  });
  const first = await page<Contacts>('contacts');
  expect(first).toMatchObject({
    stats: { totalContacts: 40, syncedContacts: 40, lastSyncTime: testNow.toISOString() },
    account: { connected: true },
    activity: [{ kind: 'synced', text: 'Google contacts synced: 40 contacts added, 0 updated, 0 removed' }],
  });
  const giulia = first.contacts.find(({ name }) => name === 'Giulia');
  expect(giulia).toEqual({
    id: expect.stringMatching(/^google-people\/c/),
    version: expect.any(Number),
    updatedAt: expect.any(String),
    name: 'Giulia',
    email: 'kontakt@osteria-quattro-sedie.example',
    phone: '+49 341 040 6860',
    company: 'Osteria Quattro Sedie',
    lastSync: testNow.toISOString(),
    sandbox: true,
  });

  server.time.advance(60_000);
  const person = (id: string | undefined, name: string) => ({
    resourceName: id?.replace('google-', ''),
    names: [{ displayName: name }],
    emailAddresses: [{ value: 'kontakt@osteria-quattro-sedie.example' }],
  });
  const others = first.contacts.filter(({ id }) => id !== giulia?.id).slice(0, 19);
  const kept = others.map(({ id, name, email, phone, company }) => ({
    resourceName: id.replace('google-', ''),
    names: [{ displayName: name }],
    emailAddresses: [{ value: email }],
    phoneNumbers: [{ value: phone }],
    organizations: [{ name: company }],
  }));
  const pages: Record<string, object> = {
    '': { connections: [person(giulia?.id, 'Giulia Rossi'), ...kept], nextPageToken: 'two' },
    two: { connections: [person('people/c5', 'Ines'), { resourceName: 'people/c6' }] },
  };
  world.play = ({ address, query }) =>
    address.endsWith('/connections') ? json(pages[query['pageToken'] ?? '']) : undefined;
  expect(await run('contacts')).toBe('2 contacts added, 1 updated, 20 removed');
  expect((await page<Contacts>('contacts')).contacts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Giulia Rossi', 'Ines', undefined]),
  );
  expect(await run('contacts')).toBe('22 contacts, nothing new');
});

test('an address book of more than ten thousand is read whole, and nothing of it is removed at the next sync', async () => {
  const pages = 53;
  await connect('gmail');
  const rest = ({ query }: Asked) => {
    const turn = Number(query['pageToken'] ?? 0);
    return {
      connections: Array.from({ length: 200 }, (_, index) => ({
        resourceName: `people/c${turn * 200 + index}`,
        names: [{ displayName: `Person ${turn * 200 + index}` }],
      })),
      ...(turn < pages - 1 && { nextPageToken: String(turn + 1) }),
    };
  };
  world.play = (asked) => (asked.address === tokenUrl ? undefined : json(rest(asked)));
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
  await connect('gmail');
  await run('contacts');
  // 'Last sync' is when an agent was last answered.
  expect(await status()).toMatchObject({ status: 'connected', lastSync: testNow.toISOString() });
  world.play = ({ address }) => (address === tokenUrl ? json({ error: 'invalid_grant' }, 400) : undefined);
  expect(await run('contacts')).toMatch(/^failed: The Refresh Token of Gmail has expired or was revoked/);
  const { status: now, lastTestJson } = (await status()) ?? {};
  expect([now, JSON.parse(lastTestJson ?? 'null')]).toMatchObject([
    'error',
    { outcome: 'wrong-credentials', message: { kind: 'tokenOutdated', args: { service: 'Gmail' } } },
  ]);
});

test('a contact that a member deleted stays away, until a member restores it', async () => {
  await connect('gmail');
  await run('contacts');
  const [gone] = (await page<Contacts>('contacts')).contacts;
  const url = `agents/contacts/records/contacts/${encodeURIComponent(gone?.id ?? '')}`;
  expect((await server.send('DELETE', url)).statusCode).toBe(200);
  server.time.advance(60_000);
  expect(await run('contacts')).not.toMatch(/1 contact added/);
  expect((await page<Contacts>('contacts')).stats).toMatchObject({ totalContacts: 39 });
  expect((await server.send('POST', `${url}/restore`)).statusCode).toBe(200);
  server.time.advance(60_000);
  await run('contacts');
  expect((await page<Contacts>('contacts')).contacts.map(({ id }) => id)).toContain(gone?.id);
});
