import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContactsPage } from '../../../test/addressBook.ts';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, page, run, world } = server;

type Odd = Record<string, unknown>;
const zeroWidth = String.fromCodePoint(0x200b);
const person = (id: number, more: Odd = {}): Odd => ({
  resourceName: `people/c${id}`,
  names: [{ displayName: `Person ${id}` }],
  emailAddresses: [{ value: `person${id}@acme.example` }],
  ...more,
});
/** Has the address book hold these entries, in pages of the size that is asked for. */
function playEntries(entries: readonly unknown[]): void {
  world.play = ({ address, query: { pageToken = '0', pageSize = '' } }) => {
    if (!address.endsWith('/connections')) return undefined;
    const end = Number(pageToken) + Number(pageSize);
    return json({
      connections: entries.slice(Number(pageToken), end),
      ...(end < entries.length && { nextPageToken: String(end) }),
    });
  };
}
const contacts = async () => (await page<ContactsPage>('contacts')).contacts;
const names = async () => (await contacts()).map(({ name }) => String(name)).toSorted();
const steps = async () =>
  (await server.db.selectFrom('runSteps').select('bodyJson').orderBy('at').orderBy('position').execute()).map(
    ({ bodyJson }) => wordsOf((JSON.parse(bodyJson) as { text: FactOrText }).text),
  );
const sizes = () =>
  world.asked.flatMap(({ address, query }) => (address.endsWith('/connections') ? (query['pageSize'] ?? '') : []));

beforeEach(async () => {
  await connect('gmail');
  playEntries([person(1), person(2), person(3)]);
  await run('contacts');
});

test.each<[string, Odd]>([
  ['an address that is no list', { emailAddresses: 'person1@acme.example' }],
  ['a name that is a number', { names: [{ displayName: 7 }] }],
  ['numbers that are texts', { phoneNumbers: ['+49 30 1'] }],
  ['companies under keys', { organizations: { 0: { name: 'Acme' } } }],
])('a contact that can’t be read is kept as it was, and the others are synced: %s', async (_, odd) => {
  playEntries([person(1, odd), person(2, { names: [{ displayName: 'Renamed' }] }), person(4)]);
  expect(await run('contacts')).toBe('1 contact added, 1 updated, 1 removed');
  expect(await names()).toEqual(['Person 1', 'Person 4', 'Renamed']);
  expect((await contacts()).find(({ name }) => name === 'Person 1')).toMatchObject({ email: 'person1@acme.example' });
  expect(await steps()).toContain('2 of 3 read, 1 left out: not in the documented format');
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'people/c3'],
  ['no name of its own', person(3, { resourceName: undefined })],
])('nobody is removed while an entry does not say who it is: %s', async (_, entry) => {
  playEntries([person(1), entry, person(4)]);
  expect(await run('contacts')).toBe('1 contact added, 0 updated, 0 removed');
  expect(await names()).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4']);
  expect(await steps()).toEqual(
    expect.arrayContaining([
      '2 of 3 read, 1 left out: not in the documented format',
      'Kept 2 contacts that the address book did not show, since not all of it could be read',
    ]),
  );
});

test('nobody is removed while Google names ever more pages', async () => {
  world.play = ({ address }) =>
    address.endsWith('/connections') ? json({ connections: [person(1)], nextPageToken: 'on' }) : undefined;
  expect(await run('contacts')).toBe('1 contact, nothing new');
  expect(await names()).toHaveLength(3);
});

describe('what is read of a contact', () => {
  test.each<[string, Odd, Odd]>([
    ['no name', { names: undefined }, { email: 'person4@acme.example' }],
    ['nulls in its lists', { names: [null, { displayName: 'Ada' }], phoneNumbers: null }, { name: 'Ada' }],
    [
      'an empty first address',
      { emailAddresses: [{}, { value: ' ' }, { value: 'b@acme.example' }] },
      { email: 'b@acme.example' },
    ],
    [
      '200 addresses',
      { emailAddresses: Array.from({ length: 200 }, (_, index) => ({ value: `a${index}@acme.example` })) },
      { email: 'a0@acme.example' },
    ],
    ...[
      'mailto:b@acme.example',
      'Ewa <b@acme.example>',
      '"Nowak, Ewa" <b@acme.example>',
      '<b@acme.example>',
      'b@acme.example;',
      'b@acme.example (at work)',
      `b${zeroWidth}@acme.example`,
      `${'Ewa '.repeat(60)}<b@acme.example>`,
    ].map((value): [string, Odd, Odd] => [
      `the address ${value}`,
      { emailAddresses: [{ value }] },
      { email: 'b@acme.example' },
    ]),
    ...[
      'not an address',
      'b@acme',
      'a@acme.example;b@acme.example',
      'a@acme.example, b@acme.example',
      '/o=ExchangeLabs/ou=Exchange/cn=Recipients/cn=ewa',
      `${'x'.repeat(100_000)}@acme.example`,
    ].map((value): [string, Odd, Odd] => [
      `after ${value.slice(0, 60)}, which is none, the first address`,
      { emailAddresses: [{ value }, { value: 'b@acme.example' }, { value: 'c@acme.example' }] },
      { email: 'b@acme.example' },
    ]),
    ['a name of 100 kB', { names: [{ displayName: 'x'.repeat(100_000) }] }, { email: 'person4@acme.example' }],
  ])('%s', async (_, odd, expected) => {
    playEntries([person(1), person(2), person(3), person(4, odd)]);
    expect(await run('contacts')).toBe('1 contact added, 0 updated, 0 removed');
    expect((await contacts()).find(({ id }) => id === 'google-people/c4')).toMatchObject(expected);
  });
});

test('a contact whose only address is none stays, without it', async () => {
  playEntries([person(1, { emailAddresses: [{ value: 'ewa@x' }] }), person(2), person(3)]);
  expect(await run('contacts')).toBe('0 contacts added, 1 updated, 0 removed');
  expect((await contacts()).find(({ name }) => name === 'Person 1')).not.toHaveProperty('email');
});

describe('reading begins anew with smaller pages', () => {
  const large = { organizations: [{ name: 'x'.repeat(100_000) }] };

  test('where one is too large', async () => {
    playEntries([person(1), person(2), person(3), ...Array.from({ length: 197 }, (_, at) => person(10 + at, large))]);
    expect(await run('contacts')).toBe('197 contacts added, 0 updated, 0 removed');
    expect(sizes().slice(1)).toEqual(['200', '50', '50', '50', '50']);
  });

  test('where Google does not take the token of a page any more', async () => {
    const all = Array.from({ length: 220 }, (_, at) => person(1 + at));
    playEntries(all);
    const { play } = world;
    world.play = (asked, ...rest) =>
      asked.query['pageSize'] === '200' && asked.query['pageToken']
        ? json({ error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Page token is expired.' } }, 400)
        : play(asked, ...rest);
    expect(await run('contacts')).toBe('217 contacts added, 0 updated, 0 removed');
  });
});
