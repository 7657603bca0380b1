import { sql, type Insertable, type Updateable } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSeeded, startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { createTestDatabase } from '../../test/testApp.ts';
import type { Database } from '../platform/store/Database.ts';
import { migrate, migrations } from '../platform/store/migrations.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import type { ExecutionsTable, RunTotalsTable } from './tables.ts';

const tenantId = 'northlight';
const agents = ['email-agent', 'research-agent', 'contacts-agent'] as const;
const begin = Date.parse('2026-03-01T22:15:00.000Z');

type Total = Pick<RunTotalsTable, 'agentId' | 'sample' | 'sandbox' | 'kind' | 'bucket' | 'runs' | 'durationMs'>;

/** The totals as they should be: every run, counted. */
async function countRows(db: Database): Promise<Total[]> {
  const totals = new Map<string, Total>();
  for (const run of await db.selectFrom('executions').selectAll().where('tenantId', '=', tenantId).execute()) {
    const count = (kind: Total['kind'], bucket: string, durationMs = 0): void => {
      const { agentId, sample, sandbox } = run;
      const key = [agentId, sample, sandbox, kind, bucket].join();
      const total = totals.get(key) ?? { agentId, sample, sandbox, kind, bucket, runs: 0, durationMs: 0 };
      totals.set(key, { ...total, runs: total.runs + 1, durationMs: total.durationMs + durationMs });
    };
    count('status', run.status, run.durationMs ?? 0);
    count('queuedDay', run.queuedAt.slice(0, 10));
    if (run.status === 'completed' && run.startTime) count('startedHour', run.startTime.slice(11, 13));
    if (run.endTime) count(run.status === 'failed' ? 'failedHour' : 'endedHour', run.endTime.slice(0, 13));
  }
  return inOrder([...totals.values()]);
}

const readTotals = async (db: Database): Promise<Total[]> =>
  inOrder(
    await db
      .selectFrom('runTotals')
      .select(['agentId', 'sample', 'sandbox', 'kind', 'bucket', 'runs', 'durationMs'])
      .where('tenantId', '=', tenantId)
      .where('runs', '!=', 0)
      .execute(),
  );

const keyOf = ({ agentId, sample, sandbox, kind, bucket }: Total): string =>
  [agentId, sample, sandbox, kind, bucket].join();
const inOrder = (totals: Total[]): Total[] => totals.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const newRun = (id: string, agentId: string, at: number): Insertable<ExecutionsTable> => ({
  id,
  tenantId,
  agentId,
  status: 'queued',
  executionType: 'x',
  queuedAt: new Date(at).toISOString(),
  startTime: null,
  endTime: null,
  durationMs: null,
  result: null,
  errorMessage: null,
  sample: 0,
});

/** Numbers that look random, the same in each run of the test: a linear congruential generator. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Queues, starts, ends, retries, cancels and marks runs, and now and then deletes an agent or undoes a transaction. */
async function live(db: Database, seed: number, steps: number): Promise<void> {
  const below = chance(seed);
  const runs: { id: string; startedAt: number | undefined; ended: boolean }[] = [];
  const gone = new Set<string>();
  for (let step = 0, at = begin; step < steps; step += 1, at += below(2_400_000)) {
    const agentId = agents[below(agents.length)] ?? 'email-agent';
    const now = new Date(at).toISOString();
    const set = (run: { id: string } | undefined, values: Updateable<ExecutionsTable>) =>
      db
        .updateTable('executions')
        .set(values)
        .where('tenantId', '=', tenantId)
        .where('id', '=', run?.id ?? '')
        .execute();
    const pick = (fits: (run: (typeof runs)[number]) => boolean) => {
      const some = runs.filter(fits);
      return some[below(some.length)];
    };
    const what = below(12);
    if (what < 4 && !gone.has(agentId)) {
      runs.push({ id: `run-${step}`, startedAt: undefined, ended: false });
      await db
        .insertInto('executions')
        .values(newRun(`run-${step}`, agentId, at))
        .execute();
    } else if (what < 6) {
      const run = pick(({ startedAt, ended }) => startedAt === undefined && !ended);
      await set(run, { status: 'running', startTime: now, attempts: 1, leasedUntil: now });
      if (run) run.startedAt = at;
    } else if (what < 9) {
      const run = pick(({ startedAt, ended }) => startedAt !== undefined && !ended);
      const status = (['completed', 'failed', 'cancelled'] as const)[below(3)] ?? 'completed';
      await set(run, { status, endTime: now, durationMs: at - (run?.startedAt ?? at) });
      if (run) run.ended = true;
    } else if (what === 9) {
      const run = pick(({ startedAt, ended }) => startedAt !== undefined && !ended);
      await set(run, { status: 'queued', startTime: null, progressJson: null });
      if (run) run.startedAt = undefined;
    } else if (what === 10) {
      await set(
        pick(({ ended }) => !ended),
        { sandbox: 1, steps: step },
      );
    } else if (below(20) === 0) {
      await db.deleteFrom('agents').where('tenantId', '=', tenantId).where('id', '=', agentId).execute();
      gone.add(agentId);
    } else {
      const undone = db.change(tenantId, async (trx) => {
        await trx.updateTable('executions').set({ status: 'failed' }).where('tenantId', '=', tenantId).execute();
        throw new Error('undone');
      });
      await undone.catch(() => {});
    }
  }
}

describe('the totals of runs equal counting the runs', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('on SQLite, whatever happened: %i', async (seed) => {
    const db = await createTestDatabase();
    await live(db, seed, 400);
    expect(await readTotals(db)).toEqual(await countRows(db));
    await db.destroy();
  });

  describe('on PostgreSQL', () => {
    let postgres: TestPostgres;
    const closes: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterEach(async () => {
      for (const close of closes.splice(0)) await close();
    });
    afterAll(() => postgres.stop());

    test.each([11, 12])('whatever happened: %i', async (seed) => {
      const { db, close } = await openSeeded(await postgres.cleared());
      closes.push(close);
      await live(db, seed, 200);
      expect(await readTotals(db)).toEqual(await countRows(db));
    });
  });

  test('of a database from before, and then go on', async () => {
    const db = SqliteDatabase.open(':memory:');
    const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0011'));
    await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
    const createdAt = new Date(begin).toISOString();
    await sql`insert into tenants (id, name, createdAt) values (${tenantId}, 'A', ${createdAt})`.execute(db);
    for (const id of agents)
      await sql`insert into agents (tenantId, id, listType, detailType, name, description, status, capabilitiesJson,
        integrationsJson, configurationJson, configurationVersion, position, createdAt)
        values (${tenantId}, ${id}, 'x', 'x', ${id}, '', 'deployed', '[]', '[]', '{}', 1, 0, ${createdAt})`.execute(db);
    await live(db, 21, 300);
    const counted = await countRows(db);
    await migrate(db);
    expect(await readTotals(db)).toEqual(counted);
    const ends = await db
      .selectFrom('executions')
      .select((eb) => eb.fn.max('endTime').as('at'))
      .executeTakeFirst();
    const last = await db
      .selectFrom('runTotals')
      .select((eb) => eb.fn.max('lastEnd').as('at'))
      .executeTakeFirst();
    expect(last).toEqual(ends);
    await db
      .insertInto('executions')
      .values(newRun('later', 'email-agent', begin))
      .execute();
    expect(await readTotals(db)).toEqual(await countRows(db));
    await db.destroy();
  });
});
