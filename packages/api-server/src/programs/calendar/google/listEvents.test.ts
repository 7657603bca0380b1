import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { json, type Asked } from '../../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, page, run, world } = server;

const isList = ({ method, address }: Asked) => method === 'GET' && address.endsWith('/events');
const titles = async () => {
  const rows = await server.db.selectFrom('records').select('bodyJson').where('deletedAt', 'is', null).execute();
  return rows
    .map(({ bodyJson }) => String((JSON.parse(bodyJson) as { title?: string }).title))
    .toSorted((one, other) => one.localeCompare(other));
};
/** An event of the hour; hours count from the day on which the tests are. */
const event = (id: string, hour: number, more: object = {}) => {
  const at = (hours: number) => new Date(Date.parse('2026-03-12T14:00:00Z') + hours * 3_600_000).toISOString();
  return { id, summary: id, start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) }, ...more };
};
type Item = ReturnType<typeof event>;

/** Google's list over these events, page by page. */
const paged = (events: readonly Item[]) => (asked: Asked) => {
  const { timeMin = '', timeMax = '', maxResults, pageToken } = asked.query;
  const found = events.filter(({ start, end }) => end.dateTime > timeMin && start.dateTime < timeMax);
  const from = Number(pageToken ?? 0);
  const items = found.slice(from, from + Number(maxResults));
  return { items, ...(from + items.length < found.length && { nextPageToken: String(from + items.length) }) };
};
const hours = (count: number) => Array.from({ length: count }, (_, index) => event(`e${index}`, index));
const told = async () => {
  const rows = await server.db.selectFrom('runSteps').select('bodyJson').execute();
  const steps = rows.map(({ bodyJson }) => wordsOf((JSON.parse(bodyJson) as { text: Fact }).text));
  return steps.filter((words) => /left out|Only the first/.test(words));
};

test('one odd event costs no other, and what is known of it stays', async () => {
  await connect('google-calendar');
  const play = (odd: object) => {
    const events = [
      event('Sound', 1),
      event('Odd', 2, odd),
      event('Loose', 3, { summary: 7, hangoutLink: {}, organizer: 'x' }),
    ];
    world.play = (asked) => (isList(asked) ? json(paged(events)(asked)) : undefined);
  };
  play({});
  await run('calendar');
  play({ start: { dateTime: '-62135596800000' } });
  expect(await run('calendar')).toBe('2 events read');
  expect(await titles()).toEqual(['Odd', 'Sound', 'undefined']);
  expect(await told()).toEqual(['2 of 3 read, 1 left out: not in the documented format']);
});

test.each([
  ['too large', () => new Response('x'.repeat(8_500_000))],
  ['cut off', () => new Response('{"items":[{"id":"e1"')],
])('pages that are %s are asked for in halves, and all of it is read', async (_, unread) => {
  await connect('google-calendar');
  const events = hours(120);
  world.play = (asked) =>
    isList(asked) ? (Number(asked.query['maxResults']) > 30 ? unread() : json(paged(events)(asked))) : undefined;
  expect(await run('calendar')).toBe('120 events read');
  expect(await told()).toEqual([]);
});

test('what can’t be read by itself either is left out and told; nothing that is stored goes by it', async () => {
  await connect('google-calendar');
  const events = hours(120);
  const monster = events[60];
  world.play = (asked) => (isList(asked) ? json(paged(events)(asked)) : undefined);
  await run('calendar');
  world.play = (asked) => {
    if (!isList(asked)) return undefined;
    const answer = paged(events.slice(0, 100))(asked);
    return monster && answer.items.includes(monster) ? new Response('x'.repeat(8_500_000)) : json(answer);
  };
  expect(await run('calendar')).toBe('99 events read');
  const left = await titles();
  expect(left).toHaveLength(100);
  expect(left).toContain('e60');
  expect(left).not.toContain('e110');
  expect(await told()).toEqual(['99 of 100 read, 1 left out: too large to read']);
});

test('a service whose answers are all odd fails the run soon', async () => {
  await connect('google-calendar');
  world.play = (asked) => (isList(asked) ? json('odd') : undefined);
  expect(await run('calendar')).toContain('Google Calendar');
  expect(world.asked.filter(isList).length).toBeLessThan(30);
});

test.each([400, 410])('a page token that is refused with %i costs nothing', async (status) => {
  await connect('google-calendar');
  const events = hours(120);
  let isRefused = false;
  world.play = (asked) => {
    if (!isList(asked)) return undefined;
    if (isRefused || asked.query['pageToken'] === undefined) return json(paged(events)(asked));
    isRefused = true;
    return json({ error: { code: status, errors: [{ reason: 'invalid' }] } }, status);
  };
  expect(await run('calendar')).toBe('120 events read');
  expect(await told()).toEqual([]);
});

test('only the first 1000 are read, which is told, and those beyond stay', async () => {
  await connect('google-calendar');
  const half = (index: number) => event(`e${index}`, index / 2);
  const events = Array.from({ length: 1_200 }, (_, index) => half(index));
  world.play = (asked) => (isList(asked) ? json(paged(events)(asked)) : undefined);
  expect(await run('calendar')).toBe('1000 events read');
  expect(await told()).toEqual(['Only the first 1,000 events were read']);
  world.play = (asked) => (isList(asked) ? json(paged(events.slice(1_100))(asked)) : undefined);
  await run('calendar');
  world.play = (asked) => (isList(asked) ? json(paged(events.slice(0, 1_100))(asked)) : undefined);
  await run('calendar');
  expect(await titles()).toContain('e1199');
});

test('a date of a recurring event that was cancelled goes', async () => {
  await connect('google-calendar');
  const dates = [0, 24, 48].map((hour) => event(`s_${hour}`, hour, { recurringEventId: 's' }));
  world.play = (asked) => (isList(asked) ? json(paged(dates)(asked)) : undefined);
  await run('calendar');
  const [, off, ...rest] = dates;
  const cancelled = { ...off, status: 'cancelled' } as Item;
  for (const left of [
    [dates[0]!, ...rest],
    [dates[0]!, cancelled, ...rest],
  ]) {
    world.play = (asked) => (isList(asked) ? json(paged(left)(asked)) : undefined);
    await run('calendar');
  }
  const { events, metrics } = await page<{ events: object[]; metrics: object }>('calendar');
  expect(events).toHaveLength(3);
  expect(metrics).toMatchObject({ eventsThisWeek: 2, conflictsOpen: 0 });
});
