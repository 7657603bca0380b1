import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import { expect, test } from 'vitest';
import { playBook, type ContactsPage, type PersonPlayed } from '../../../test/addressBook.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import type { Pair } from './findPairs.ts';

const server = sandboxedApp();
const { connect, page, run, send, world } = server;

const ada: PersonPlayed = ['c1', 'Ada Brandt', 'ada@example.com', '+49 30 5550113', 'Helio Bio'];
const adaAgain: PersonPlayed = ['c2', 'A. Brandt', ' ADA@Example.com', '+49 (30) 555 01 13'];
const dana: PersonPlayed = ['c3', 'Dana', 'dana@example.com', '0049 341 123456'];
const fields = { name: 'one', email: 'one', phone: 'one', company: 'one' } as const;

async function sync(...people: readonly PersonPlayed[]): Promise<void> {
  await connect('gmail');
  playBook(world, people);
  await run('contacts');
}
const pairs = async () => (await send('GET', 'agents/contacts/duplicates')).json<{ pairs: Pair[]; more?: boolean }>();
const firstPair = async () => (await pairs()).pairs[0] ?? expect.unreachable();
const decide = async (what: 'merge' | 'keep', body: object) => {
  const answer = await send('POST', `agents/contacts/duplicates/${what}`, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const merge = ({ one, other, seen }: Pair, chosen: object = {}) =>
  decide('merge', { one: one.id, other: other.id, seen, fields: { ...fields, ...chosen } });
const contacts = async () => (await page<ContactsPage>('contacts')).contacts;

test('two that share an address or a phone, however it is written, are offered once', async () => {
  await sync(
    ada,
    adaAgain,
    dana,
    ['c4', 'Dana', 'dana@elsewhere.example', '+49 341 123457'],
    ['c5', 'Ines'],
    ['c6', 'Ines'],
  );
  expect(await pairs()).toMatchObject({
    pairs: [{ shared: ['email', 'phone'], one: { id: 'google-people/c1' }, other: { id: 'google-people/c2' } }],
  });
  expect(await page<ContactsPage>('contacts')).toMatchObject({ duplicates: 1 });
});

test('Merge leaves one contact with the chosen fields, which later syncs leave alone', async () => {
  await sync(ada, adaAgain);
  expect(await merge(await firstPair(), { name: 'other' })).toMatchObject({
    status: 200,
    body: { id: 'google-people/c1', name: 'A. Brandt', company: 'Helio Bio', edited: ['name'] },
  });
  playBook(world, [['c1', 'Ada Brandt', 'ada@example.com', '+49 30 5550113', 'New Company'], adaAgain]);
  expect(await run('contacts')).toBe('0 contacts added, 1 updated, 0 removed');
  expect(await contacts()).toMatchObject([{ name: 'A. Brandt', company: 'New Company' }]);
  // Either of the two in the address book keeps it.
  playBook(world, [adaAgain]);
  expect(await run('contacts')).toBe('1 contact, nothing new');
  expect(await pairs()).toEqual({ pairs: [] });
});

test('a contact that has changed since it was seen is not merged', async () => {
  await sync(ada, adaAgain);
  const pair = await firstPair();
  playBook(world, [ada, ['c2', 'Ada Married', 'ada@example.com']]);
  await run('contacts');
  expect(await merge(pair)).toEqual({ status: 409, body: { error: contactMessages.contactsChanged } });
  expect(await contacts()).toHaveLength(2);
  expect(await merge({ ...pair, one: pair.other, other: pair.one })).toMatchObject({ status: 409 });
});

test('Keep both is remembered, also over a sync', async () => {
  await sync(ada, adaAgain);
  const { one, other } = await firstPair();
  expect(await decide('keep', { one: other.id, other: one.id })).toMatchObject({ status: 200 });
  expect(await pairs()).toEqual({ pairs: [] });
  await run('contacts');
  expect(await pairs()).toEqual({ pairs: [] });
  expect((await page<ContactsPage>('contacts')).duplicates).toBeUndefined();
  expect(await contacts()).toHaveLength(2);
});

test('of a crowd that shares an address as many are offered as fit, and it is said that there are more', async () => {
  await sync(...Array.from({ length: 15 }, (_, index): PersonPlayed => [`c${index}`, `P${index}`, 'info@example.com']));
  const { pairs: offered, more } = await pairs();
  expect([offered.length, new Set(offered.map(({ id }) => id)).size, more]).toEqual([
    limits.contacts.pairs,
    limits.contacts.pairs,
    true,
  ]);
});

test('one of the sandbox and a real one are never offered', async () => {
  await sync(ada, adaAgain);
  await server.db.updateTable('records').set({ sandbox: 0 }).where('id', '=', 'google-people/c2').execute();
  expect(await pairs()).toEqual({ pairs: [] });
});
