import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { beforeEach, expect, test } from 'vitest';
import { peoplePlayed, playBook, type ContactsPage } from '../../../test/addressBook.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, page, run, send, world } = server;
const people = peoplePlayed(30);

const status = () => page<ContactsPage>('contacts');
const names = async () => (await status()).contacts.map(({ name }) => String(name)).toSorted();
const nameOf = (index: number) => people[index]?.[1];
const ask = async (method: 'GET' | 'POST' | 'DELETE', rest: string) => {
  const answer = await send(method, `agents/contacts/sync-previews/${rest}`);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
/** Runs a sync that has to wait, and returns the id of its run. */
async function syncThatWaits(): Promise<string> {
  expect(await run('contacts')).toMatch(/^Nothing changed yet: /);
  const { preview } = await status();
  return preview?.runId ?? '';
}
const editContact = async (id: string, changes: object) => {
  const row = await server.db.selectFrom('records').select('bodyJson').where('id', '=', id).executeTakeFirstOrThrow();
  const bodyJson = JSON.stringify({ ...(JSON.parse(row.bodyJson) as object), ...changes });
  await server.db.updateTable('records').set({ bodyJson }).where('id', '=', id).execute();
};

beforeEach(async () => {
  await connect('gmail');
  playBook(world, people);
  await run('contacts');
});

test('a sync that would remove 20 contacts does so, one that would remove 21 changes nothing', async () => {
  playBook(world, people.slice(20));
  expect(await run('contacts')).toBe('0 contacts added, 0 updated, 20 removed');
  playBook(world, people);
  await run('contacts');
  playBook(world, [...people.slice(22), ['c1', 'New'], ['c121', 'Renamed', 'person21@example.com']]);
  expect(await run('contacts')).toBe(
    'Nothing changed yet: 1 contact would be added, 1 updated, 21 removed. Review the changes before they are applied',
  );
  expect(await names()).toEqual(people.map(([, name]) => name).toSorted());
});

test('the preview shows what would change, and Apply does exactly that, whatever the address book has now', async () => {
  playBook(world, [...people.slice(22), ['c1', 'New'], ['c121', 'Renamed', 'person21@example.com']]);
  const runId = await syncThatWaits();
  const shown = await ask('GET', runId);
  expect(shown).toMatchObject({
    status: 200,
    body: {
      runId,
      counts: { added: 1, changed: 1, removed: 21 },
      added: [{ id: 'google-people/c1', name: 'New', sandbox: true }],
      changed: [{ before: { name: nameOf(21) }, after: { name: 'Renamed' } }],
    },
  });
  expect((shown.body['removed'] as { name: string }[]).map(({ name }) => name)).toEqual(
    expect.arrayContaining(people.slice(0, 21).map(([, name]) => name)),
  );
  const detail = await server.get<{ next: object }>(`runs/${runId}`);
  expect(detail.next).toEqual({ kind: 'preview', label: 'Review changes', to: '/agents/contacts/detail?review=sync' });

  playBook(world, []);
  expect(await ask('POST', `${runId}/apply`)).toMatchObject({ status: 200 });
  expect(await names()).toEqual(['New', 'Renamed', ...people.slice(22).map(([, name]) => name)].toSorted());
  expect(await status()).toMatchObject({
    activity: [{ kind: 'synced', text: 'Sync applied by Demo User: 1 contact added, 1 updated, 21 removed' }, {}, {}],
  });
  expect((await status()).preview).toBeUndefined();
  expect((await server.get<{ next?: object }>(`runs/${runId}`)).next).toBeUndefined();
  expect(await ask('POST', `${runId}/apply`)).toEqual({ status: 409, body: { error: contactMessages.previewGone } });
});

test.each([
  ['one that would be removed was edited', () => editContact('google-people/c100', { name: 'My friend' })],
  ['one that would be changed was edited', () => editContact('google-people/c121', { phone: '1', edited: ['phone'] })],
  [
    'one that would be removed is gone',
    () => server.db.deleteFrom('records').where('id', '=', 'google-people/c100').execute(),
  ],
])('nothing is applied if meanwhile %s', async (_what, change) => {
  playBook(world, [...people.slice(22), ['c121', 'Renamed', 'person21@example.com']]);
  const runId = await syncThatWaits();
  await change();
  const before = await names();
  expect(await ask('POST', `${runId}/apply`)).toEqual({
    status: 409,
    body: { error: contactMessages.previewOutdated },
  });
  expect(await names()).toEqual(before);
});

test('an edit of another contact does no harm', async () => {
  playBook(world, people.slice(21));
  const runId = await syncThatWaits();
  await editContact('google-people/c125', { name: 'Mine', edited: ['name'] });
  expect(await ask('POST', `${runId}/apply`)).toMatchObject({ status: 200 });
  expect(await names()).toContain('Mine');
});

test('Cancel changes nothing, and a later sync takes the place of one that waits', async () => {
  playBook(world, people.slice(21));
  const first = await syncThatWaits();
  const second = await syncThatWaits();
  expect(second).not.toBe(first);
  expect(await ask('GET', first)).toEqual({ status: 404, body: { error: contactMessages.previewGone } });
  expect(await ask('DELETE', second)).toMatchObject({ status: 200 });
  expect((await status()).preview).toBeUndefined();
  expect(await names()).toHaveLength(30);

  await syncThatWaits();
  playBook(world, people);
  expect(await run('contacts')).toBe('30 contacts, nothing new');
  expect((await status()).preview).toBeUndefined();
});

test('deleting what came from the sandbox deletes its preview too', async () => {
  playBook(world, people.slice(21));
  const runId = await syncThatWaits();
  await send('DELETE', 'sandbox/records');
  expect(await ask('GET', runId)).toMatchObject({ status: 404 });
});
