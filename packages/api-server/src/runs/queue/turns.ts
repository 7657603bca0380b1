import type { Database, Writing } from '../../store/Database.ts';
import { mayStart } from './queueOrder.ts';

/** A tenant with runs that are due. */
export interface WaitingTenant {
  readonly tenantId: string;
  /** How many of its runs are worked on, by all servers. */
  readonly atWork: number;
  /** Its last turn; 0 before its first. Others that began runs later have higher ones. */
  readonly turn: number;
  /** Since when its oldest run waits. */
  readonly since: string;
}

/** Whose turn it is: the tenant's with the fewest runs at work, or among these the one whose last turn is longest ago. */
export function whoseTurn(waiting: readonly WaitingTenant[]): WaitingTenant | undefined {
  return waiting.toSorted(
    (a, b) => a.atWork - b.atWork || a.turn - b.turn || Number(a.since > b.since) - Number(a.since < b.since),
  )[0];
}

/** The tenants with runs that are due. */
export async function waitingTenants(db: Database, at: string): Promise<WaitingTenant[]> {
  const waiting = await db
    .selectFrom('executions')
    .select((eb) => ['tenantId', eb.fn.min('queuedAt').as('since')])
    .where(mayStart(at))
    .groupBy('tenantId')
    .execute();
  if (waiting.length === 0) return [];
  const running = await db
    .selectFrom('executions')
    .select((eb) => ['tenantId', eb.fn.countAll<number>().as('runs')])
    .where('status', '=', 'running')
    .where('sample', '=', 0)
    // The orchestrator's run of a workflow goes on without a worker.
    .where('leaseId', 'is not', null)
    .groupBy('tenantId')
    .execute();
  const turns = await db.selectFrom('runTurns').selectAll().execute();
  const atWork = new Map(running.map(({ tenantId, runs }) => [tenantId, runs]));
  const last = new Map(turns.map(({ tenantId, turn }) => [tenantId, turn]));
  return waiting.map(({ tenantId, since }) => ({
    tenantId,
    since,
    atWork: atWork.get(tenantId) ?? 0,
    turn: last.get(tenantId) ?? 0,
  }));
}

/** Writes down that a tenant has its turn now, and returns the turn. */
export async function noteTurn(db: Writing, tenantId: string): Promise<number> {
  const latest = await db.selectFrom('runTurns').select('turn').orderBy('turn', 'desc').limit(1).executeTakeFirst();
  const turn = (latest?.turn ?? 0) + 1;
  await db
    .insertInto('runTurns')
    .values({ tenantId, turn })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ turn }))
    .execute();
  return turn;
}
