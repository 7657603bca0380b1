import { limits } from '@switchboard/api-contract/limits';
import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import type { CollectionName } from './collections.ts';
import { mostListed, writeRecords } from './records.ts';

/** More than a page lists. */
const many = 10_050;
const at = testNow.toISOString();
const lastYear = '2025-03-12T09:00:00.000Z';

interface Case {
  readonly agent: string;
  readonly agentId: string;
  readonly collection: CollectionName;
  /** The nth record, from 0. */
  readonly record: (index: number) => object;
  readonly found: object;
  /** How many of them the answer lists; undefined if it lists none of them. */
  readonly listed: number | undefined;
}

const half = <T>(index: number, one: T, other: T): T => (index % 2 === 0 ? one : other);

const cases: readonly Case[] = [
  {
    agent: 'lead-generation',
    agentId: 'lead-generation-agent',
    collection: 'leads',
    record: (index) => ({
      name: 'Ada',
      status: half(index, 'qualified', 'new'),
      score: half(index, 80, 40),
      createdAt: at,
    }),
    found: { totalLeads: many, addedToday: many, qualified: many / 2, averageScore: 60 },
    listed: limits.records.page.max,
  },
  {
    agent: 'email',
    agentId: 'email-agent',
    collection: 'emails',
    record: (index) => ({
      subject: 'Berries',
      timestamp: half(index, at, lastYear),
      status: half(index, 'replied', 'pending'),
    }),
    found: { processed: many, processedToday: many / 2, responseRate: 50 },
    listed: mostListed,
  },
  {
    agent: 'email',
    agentId: 'email-agent',
    collection: 'replies',
    record: (index) => ({ state: 'sent', ...half(index, {}, { sentBy: 'Ada' }) }),
    found: { autoReplies: many / 2 },
    listed: 200,
  },
  {
    agent: 'calendar',
    agentId: 'calendar-agent',
    collection: 'events',
    // Of three a day one is a meeting. Those of the last 50 days are to come, two of three at the same time.
    record: (index) => {
      const day = Date.parse('2026-03-12T00:00:00Z') + (Math.floor(index / 3) - many / 3 + 50) * 86_400_000;
      const hour = (hours: number) => new Date(day + hours * 3_600_000).toISOString();
      return {
        title: `${index}`,
        type: index % 3 === 0 ? 'meeting' : 'task',
        startTime: hour(index % 3 === 2 ? 19 : 15),
        endTime: hour(index % 3 === 2 ? 20 : 16),
      };
    },
    found: {
      eventsManaged: many,
      meetingsScheduled: many / 3,
      eventsThisWeek: 21,
      meetingsToday: 1,
      conflictsOpen: 50,
    },
    listed: mostListed,
  },
  {
    agent: 'research',
    agentId: 'research-agent',
    collection: 'sources',
    record: (index) => ({ title: 'Cold storage', credibility: half(index, 90, 70) }),
    found: { sourcesAnalyzed: many, credibilityScore: 80 },
    listed: undefined,
  },
];

test.each(cases)('figures count all $collection, more than the page lists', async (one) => {
  const { agent, agentId, collection, record, found, listed } = one;
  const db = await createTestDatabase();
  await db.updateTable('tenants').set({ samplesAt: null }).execute();
  await writeRecords(
    db,
    { tenantId: 'northlight', agentId, collection },
    Array.from({ length: many }, (_, index) => ({
      record: { id: `r${index}`, ...record(index) } as never,
      createdAt: at,
    })),
  );
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const ask = async () => (await app.inject({ url: `/api/agents/${agent}/status`, headers })).json();
  const figures = async () => (await ask()).metrics;
  expect(await figures()).toMatchObject(found);
  expect((await ask())[collection]?.length).toBe(listed);
  await db.updateTable('recordKeys').set({ deleted: 1 }).where('id', '=', 'r0').execute();
  const [name, all] = Object.entries(found)[0] ?? ['', 0];
  expect(await figures()).toMatchObject({ [name]: (all as number) - 1 });
  await app.close();
});
