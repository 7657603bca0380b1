import { expect, test } from 'vitest';
import { twoServers } from '../../../test/twoServers.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { claimPeople, remainingToday, saveOutcomes, claimForSheet, type PeopleSearch } from './foundPeople.ts';

const servers = twoServers();
const agentId = 'lead-generation-agent';
const peopleSearchOf = (runId: string): PeopleSearch => ({
  tenantId: demoTenantId,
  agentId,
  runId,
  search: 'logistics',
  day: '2026-03-12',
  perDay: 50,
  sandbox: 0,
});
const people = Array.from({ length: 100 }, (_, index) => `p${index}`);
/** Runs of the agent, all of them at work. */
async function runs(...ids: string[]): Promise<void> {
  const row = { tenantId: demoTenantId, agentId, status: 'running' as const, executionType: 'x', sample: 0 };
  const none = { startTime: null, endTime: null, durationMs: null, result: null, errorMessage: null };
  await servers.stores[0].db
    .insertInto('executions')
    .values(ids.map((id) => ({ ...row, ...none, id, queuedAt: '2026-03-12T00:00:00.000Z' })))
    .execute();
}

test('runs on two servers never claim the same person, and together no more than the limit', async () => {
  const ids = ['r1', 'r2', 'r3', 'r4', 'r5'];
  await runs(...ids);
  const claims = await Promise.all(
    ids.map((id, index) => claimPeople(servers.stores[index % 2 === 0 ? 0 : 1].db, peopleSearchOf(id), people, 15)),
  );
  const claimed = claims.flatMap((claim) => claim.claimed);
  expect(claimed).toHaveLength(50);
  expect(new Set(claimed).size).toBe(50);
  expect(claims.map(({ capped }) => capped).filter(Boolean)).toHaveLength(2);
  expect(await remainingToday(servers.stores[1].db, peopleSearchOf('r1'))).toBe(0);
});

test('what a run did not use is given back when it ends, and at its next attempt', async () => {
  await runs('r1', 'r2');
  const { db } = servers.stores[0];
  await claimPeople(db, peopleSearchOf('r1'), people, 40);
  await saveOutcomes(db, peopleSearchOf('r1'), new Map([['p0', 'added']]), { toSheet: true });
  expect(await remainingToday(servers.stores[1].db, peopleSearchOf('r2'))).toBe(10);
  expect((await claimPeople(servers.stores[1].db, peopleSearchOf('r2'), people, 100)).claimed).toHaveLength(10);
  expect((await claimPeople(db, peopleSearchOf('r1'), people, 100)).claimed).toHaveLength(39);
  await db.updateTable('executions').set({ status: 'failed' }).where('id', '=', 'r1').execute();
  expect(await remainingToday(servers.stores[1].db, peopleSearchOf('r2'))).toBe(39);
});

test('each lead is taken for the spreadsheet by one run', async () => {
  await runs('r1', 'r2');
  const [one, two] = [servers.stores[0].db, servers.stores[1].db];
  await claimPeople(one, peopleSearchOf('r1'), people, 5);
  await saveOutcomes(one, peopleSearchOf('r1'), new Map(people.slice(0, 5).map((id) => [id, 'added'])), {
    toSheet: true,
  });
  const taken = await Promise.all([
    claimForSheet(one, peopleSearchOf('r1'), 100),
    claimForSheet(two, peopleSearchOf('r2'), 100),
  ]);
  expect(taken.flat()).toHaveLength(5);
  const loser = taken[0].length === 0 ? peopleSearchOf('r1') : peopleSearchOf('r2');
  const winner = taken[0].length === 0 ? 'r2' : 'r1';
  await one.updateTable('executions').set({ status: 'failed' }).where('id', '=', winner).execute();
  expect(await claimForSheet(two, loser, 100)).toHaveLength(5);
});
