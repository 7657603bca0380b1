import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import { beforeEach, expect, test } from 'vitest';
import { mapsApp } from '../../../test/mapsApp.ts';

const server = mapsApp();
const { businesses, configure, run, searched, send, setUp, visited, world } = server;
beforeEach(() => setUp('serper'));

test('searches each category in each place, page by page, and stores what it finds as it comes', async () => {
  await configure({
    categories: ['Vietnamese restaurants', 'Hotels'],
    locations: ['Leipzig'],
    duplicateFiltering: false,
  });
  const { result, steps } = await run();
  const found = await businesses();
  expect(result).toMatch(/^\d+ businesses found in Leipzig$/);
  expect(Number.parseInt(result, 10)).toBe(found.length);
  expect(found.length).toBeGreaterThan(8);
  expect(searched()).toEqual([
    { q: 'Vietnamese restaurants in Leipzig', page: 1 },
    { q: 'Vietnamese restaurants in Leipzig', page: 2 },
    ...searched().slice(2),
  ]);
  expect(searched().at(-1)?.q).toBe('Hotels in Leipzig');
  expect(found.find(({ name }) => name === 'Quán Sông Elster')).toMatchObject({
    id: expect.stringMatching(/^place-\d+$/),
    address: expect.stringContaining('Leipzig, Germany'),
    category: 'Vietnamese restaurant',
    source: 'Serper',
    search: 'Vietnamese restaurants',
    status: 'new',
    sandbox: true,
    coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
    area: { place: 'Leipzig', lat: expect.closeTo(51.3, 0), lng: expect.closeTo(12.4, 0), radius: 50 },
    scrapedAt: server.time.clock().toISOString(),
  });
  expect(steps).toEqual(
    expect.arrayContaining([
      'Vietnamese restaurants in Leipzig, page 2',
      expect.stringMatching(/^Added \d+ businesses$/),
      'Serper gives no opening hours',
    ]),
  );
});

test('what is found again is updated, not doubled, and what a member changed stays', async () => {
  await configure({ categories: ['Vietnamese restaurants'], locations: ['Leipzig'] });
  await run();
  const before = await businesses();
  const [first, second] = before;
  await server.change(first?.id, { status: 'verified', phone: '+49 341 1', edited: ['status', 'phone'] });
  await server.change(second?.id, { phone: '+49 341 1' });
  server.time.advance(60_000);
  const { result } = await run();
  expect(result).toContain(`${before.length} businesses found in Leipzig, 0 of them new`);
  const after = await businesses();
  expect(after).toHaveLength(before.length);
  const now = (id: string | undefined) => after.find((one) => one.id === id);
  expect(now(first?.id)).toMatchObject({ status: 'verified', phone: '+49 341 1' });
  expect(now(second?.id)).toMatchObject({
    phone: second?.phone,
    scrapedAt: server.time.clock().toISOString(),
    lastUpdated: server.time.clock().toISOString(),
  });
  expect(now(before[2]?.id)?.lastUpdated).toBe(before[2]?.lastUpdated);
});

test('the daily limit stops all runs of a day; the next day goes on where it was', async () => {
  await configure({ categories: ['Restaurants'], locations: ['Leipzig'] });
  await server.haveRead(2_500 - 25);
  const stopped = await run();
  expect(stopped).toMatchObject({ status: 'completed', endedBy: 'dailyLimit', next: { kind: 'limit' } });
  expect(stopped.next?.to).toContain('setting=maxResultsPerSearch');
  expect(stopped.result).toMatch(/Daily limit of 2,500 reached, the rest waits for the next run$/);
  expect(await businesses()).toHaveLength(25);
  expect(await run()).toMatchObject({
    status: 'completed',
    result: '2,500 of 2,500 businesses found today',
    endedBy: 'dailyLimit',
    next: { kind: 'limit' },
  });

  server.time.advance(24 * 3_600_000);
  await server.signInAgain();
  world.asked.length = 0;
  const rest = await run();
  expect(searched()[0]).toEqual({ q: 'Restaurants in Leipzig', page: 3 });
  expect(rest).toMatchObject({ status: 'completed', endedBy: undefined });
  expect(rest.steps[0]).toBe('Continued where the last run stopped: page 3 of Restaurants in Leipzig');
  expect((await businesses()).length).toBeGreaterThan(90);

  world.asked.length = 0;
  await run();
  expect(searched()[0]).toMatchObject({ page: 1 });
});

test('what was paid for is kept when a page fails, and neither another try nor a retry pays for it again', async () => {
  await configure({ categories: ['Restaurants'], locations: ['Leipzig'], maxResultsPerSearch: 40 });
  world.play = ({ body }) => (body.includes('"page":3') ? new Response('', { status: 500 }) : undefined);
  const failed = await run();
  expect(failed).toMatchObject({ status: 'failed', next: { kind: 'retry' } });
  expect(await businesses()).toHaveLength(20);
  world.play = () => undefined;
  world.asked.length = 0;
  const { id } = (await send('POST', `runs/${failed.id}/retry`)).json<{ id: string }>();
  expect(await server.outcome(id)).toMatchObject({ status: 'completed' });
  expect(searched().map(({ page }) => page)).toEqual([3, 4]);
  expect(await businesses()).toHaveLength(40);
});

test('cancelled between two pages, it keeps the pages before', async () => {
  await configure({ categories: ['Restaurants'], locations: ['Leipzig'] });
  const reached = Promise.withResolvers<void>();
  world.play = ({ body }) => {
    if (!body.includes('"page":3')) return undefined;
    reached.resolve();
    return new Response(new ReadableStream());
  };
  const { id } = (await send('POST', 'agents/maps-scraper/runs')).json<{ id: string }>();
  await reached.promise;
  const under = (await send('GET', `runs/${id}`)).json<{ progress: { text: Fact; done: number; of: number } }>();
  expect(wordsOf(under.progress.text)).toMatch(/^Reading page \d of Restaurants in Leipzig$/);
  expect(under.progress).toMatchObject({ done: 0, of: 1 });
  await send('POST', `runs/${id}/cancel`);
  expect(await server.outcome(id)).toMatchObject({ status: 'cancelled', result: '20 businesses kept' });
  expect(await businesses()).toHaveLength(20);
});

test('nothing but the services and the websites of what was found is asked', async () => {
  await configure({ categories: ['Vietnamese restaurants'], locations: ['Leipzig'], autoVerification: true });
  await run();
  expect(world.outside).toEqual([]);
  const sites = (await businesses()).flatMap(({ website }) => (website ? [new URL(website).host] : []));
  expect(visited().length).toBeGreaterThan(0);
  expect(visited().filter((address) => !sites.includes(new URL(address).host))).toEqual([]);
});
