import { describe, expect, test } from 'vitest';
import { testNow } from '../../test/inSandbox.ts';
import { accountZone, owner } from './account.ts';
import { createWorld } from './createWorld.ts';
import { dateIn, weekdayOf } from './days.ts';

const worldAt = (now: Date) => createWorld({ clock: () => now });
const { calendar, contacts, inbox, people, places } = worldAt(testNow);
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the mailbox', () => {
  test('holds at least 60 messages, newest first, none of them from the future', () => {
    expect(inbox.filter(({ labels }) => labels.includes('INBOX')).length).toBeGreaterThanOrEqual(60);
    const times = inbox.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThan(testNow.getTime());
    expect(unique(inbox.map(({ id }) => id))).toBe(true);
  });
  test('holds questions, newsletters, lists, machines, an unhappy guest, what she sent, and spam', () => {
    const where = (fits: (mail: (typeof inbox)[number]) => boolean) => inbox.filter(fits).length;
    expect(where(({ text, headers }) => text.includes('?') && Object.keys(headers).length === 0)).toBeGreaterThan(10);
    expect(where(({ headers }) => headers['Precedence'] === 'bulk')).toBeGreaterThan(5);
    expect(where(({ headers }) => headers['Precedence'] === 'list')).toBeGreaterThan(3);
    expect(where(({ headers }) => 'Auto-Submitted' in headers)).toBeGreaterThan(5);
    expect(where(({ text }) => text.includes('really angry'))).toBe(1);
    for (const folder of ['SENT', 'SPAM', 'TRASH'])
      expect(
        where(({ labels }) => labels.includes(folder)),
        folder,
      ).toBeGreaterThan(0);
    expect(where(({ from, labels }) => (from.email === owner.email) !== labels.includes('SENT'))).toBe(0);
  });
  test('a thread is named after a message that exists', () => {
    const ids = new Set(inbox.map(({ id }) => id));
    expect(inbox.filter(({ threadId }) => !ids.has(threadId))).toEqual([]);
    expect(new Set(inbox.map(({ threadId }) => threadId)).size).toBeLessThan(inbox.length);
  });
  test('no restaurant writes that is closed for good', () => {
    const closed = new Set(places.filter(({ closedForGood }) => closedForGood).map(({ email }) => email));
    expect(closed.size).toBeGreaterThan(1);
    expect(inbox.filter(({ from }) => closed.has(from.email))).toEqual([]);
  });
  test('companies’ people write from their own address', () => {
    const known = new Set(people.flatMap(({ email }) => email ?? []));
    expect(inbox.filter(({ from }) => known.has(from.email)).length).toBeGreaterThan(10);
  });
});

describe('the calendar', () => {
  const hers = calendar.filter(
    ({ organizer, attendees }) =>
      organizer.email === owner.email || attendees.some(({ email }) => email === owner.email),
  );
  const timed = hers.filter((event) => event.start instanceof Date && !event.weekly);
  test('two meetings clash, one of them not answered yet', () => {
    const clashes = timed.flatMap((one) =>
      timed
        .filter((other) => one !== other && one.start < other.start && other.start < one.end)
        .map((other) => [one.summary, other.summary]),
    );
    expect(clashes).toEqual([['Board paper', 'Route planning for the first quarter']]);
  });
  test('invitations await an answer', () => {
    const open = hers.filter(({ attendees }) =>
      attendees.some(({ email, answer }) => email === owner.email && answer === 'needsAction'),
    );
    expect(open.length).toBeGreaterThanOrEqual(4);
    for (const { organizer } of open) expect(organizer.email).not.toBe(owner.email);
  });
  test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-03-27'])(
    'begun on %s, meetings fall on working days and end after they begin',
    (date) => {
      for (const { summary, start, end } of worldAt(new Date(`${date}T08:41:20Z`)).calendar) {
        const day = start instanceof Date ? dateIn(accountZone, start.getTime()) : start;
        expect(weekdayOf(day) % 6, summary).not.toBe(0);
        expect(start < end, summary).toBe(true);
      }
    },
  );
});

describe('the address book', () => {
  test('holds forty, two of them twice: by address, and by phone', () => {
    expect(contacts).toHaveLength(40);
    expect(unique(contacts.map(({ id }) => id))).toBe(true);
    const twice = (key: (contact: (typeof contacts)[number]) => string | undefined) =>
      [...Map.groupBy(contacts.filter(key), key).values()].filter(({ length }) => length > 1).length;
    expect(twice(({ email }) => email)).toBe(1);
    expect(twice((contact) => contact.phone?.replaceAll(' ', ''))).toBe(1);
  });
  test('people of the companies stand in it with their own address', () => {
    const known = new Set(people.flatMap(({ email }) => email ?? []));
    expect(contacts.filter(({ email }) => known.has(email ?? '')).length).toBeGreaterThan(15);
  });
});
