import { describe, expect, test } from 'vitest';
import { leadsApp } from '../../../test/leadsApp.ts';

const app = leadsApp();
const { add, answering, begin, change, daysLater, leads, newest, pages, paid, run, server, start, steps } = app;
const { send, world } = server;

describe('the limit of a day', () => {
  test('holds for runs at the same time, and nobody is paid for twice', async () => {
    await begin({ maxLeadsPerDay: 50 });
    await send('PUT', 'agents/lead-generation/config', { maxConcurrentExecutions: 5 });
    await Promise.all([1, 2, 3, 4, 5].map(start));
    await server.app.jobs.idle();
    expect(paid()).toHaveLength(50);
    expect(new Set(paid()).size).toBe(50);
    expect(await leads()).toHaveLength(50);
  });

  test('ends a run that could find more, and says where it is changed', async () => {
    await begin({ maxLeadsPerDay: 15 });
    expect(await run()).toBe('15 leads added');
    const next = { kind: 'limit', label: 'Change the limit', to: expect.stringContaining('setting=maxLeadsPerDay') };
    expect(await newest()).toMatchObject({ status: 'completed', endedBy: 'dailyLimit', next });
    server.time.advance(1_000);
    expect(await run()).toBe('15 of 15 leads found today');
    expect(await newest()).toMatchObject({ status: 'completed', endedBy: 'dailyLimit', next });
    await daysLater(1);
    expect(await run()).toBe('15 leads added; 15 were duplicates');
    expect(new Set(paid()).size).toBe(30);
  });

  test('gets back what a run that failed has not used', async () => {
    await begin({ maxLeadsPerDay: 15 });
    answering('bulk_match', () => Response.json({}, { status: 400 }));
    expect(await run()).toMatch(/^failed: /);
    world.play = () => undefined;
    expect(await run()).toBe('15 leads added');
  });

  test('counts neither leads that were added by hand nor those found again', async () => {
    await begin({ maxLeadsPerDay: 5 });
    await add({});
    expect(await run()).toBe('5 leads added');
    await change({ maxLeadsPerDay: 8 });
    expect(await run()).toBe('3 leads added; 5 were duplicates');
  });
});

test('keeps each batch that was paid for, and pays for nobody again at the next attempt', async () => {
  await begin({ maxLeadsPerDay: 30 });
  await send('PUT', 'agents/lead-generation/config', { retryAttempts: 1 });
  answering('bulk_match', (count) => (count === 2 ? new Response('', { status: 503 }) : undefined));
  await start();
  await server.app.jobs.idle();
  expect(await leads()).toHaveLength(10);
  expect(await newest()).toMatchObject({ status: 'queued' });
  server.time.advance(2_000);
  await server.app.jobs.idle();
  expect(await newest()).toMatchObject({ status: 'completed', result: '30 leads added' });
  // Ten each time; the second time for nothing, since no answer came.
  expect(paid()).toHaveLength(40);
  expect(new Set(paid()).size).toBe(30);
});

test('tells each page, each batch with its credits, and what was dropped or skipped', async () => {
  await begin({ maxLeadsPerDay: 12 });
  expect(await run()).toBe('12 leads added');
  const taken = [
    ['Apollo, page 1'],
    ['Apollo, 10 people completed', 10],
    ['Added 10 leads'],
    ['Apollo, 2 people completed', 2],
  ];
  expect(await steps()).toEqual([...taken, ['Added 2 leads']]);
  await daysLater(1);
  await change({ maxLeadsPerDay: 12, minimumScore: 90 });
  expect(await run()).toBe('0 leads added; 180 were below the minimum score, 12 were duplicates');
  expect((await steps()).slice(5)).toEqual([
    ['Apollo, page 1'],
    ['Dropped 88 below the minimum score of 90'],
    ['Skipped 12 duplicates'],
    ['Apollo, page 2'],
    ['Dropped 92 below the minimum score of 90'],
  ]);
});

describe('the pages of results', () => {
  test('are read on where the last run ended, and from the first after the last', async () => {
    await begin({ maxLeadsPerDay: 100 });
    expect(await run()).toBe('100 leads added');
    await daysLater(1);
    expect(await run()).toBe('92 leads added');
    await daysLater(1);
    expect(await run()).toBe('0 leads added; 192 were duplicates');
    expect(pages()).toEqual([1, 2, 2, 1, 2]);
    expect(paid()).toHaveLength(192);
  });

  test('are read from the first when the criteria change', async () => {
    await begin({ maxLeadsPerDay: 100 });
    await run();
    await daysLater(1);
    await change({ companySize: ['201–500'], maxLeadsPerDay: 1 });
    await run();
    expect(pages()).toEqual([1, 2, 1]);
  });
});
