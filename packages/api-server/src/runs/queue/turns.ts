import type { Database, Writing } from '../../store/Database.ts';
import { mayStart } from './queueOrder.ts';

/** A tenant with runs that are due. */
export interface WaitingTenant {
  readonly tenantId: string;
  /** Its last turn; 0 before its first. Others that began runs later have higher ones. */
  readonly turn: number;
  /** Since when its oldest run waits. */
  readonly since: string;
}

/**
 * Whose turn it is: the tenant's with the fewest runs on this server, or among these the one whose last turn on any
 * server is longest ago. Runs on other servers don't count, because a dead one seems to have its own for a minute.
 */
export function whoseTurn(
  waiting: readonly WaitingTenant[],
  held: ReadonlyMap<string, number>,
): WaitingTenant | undefined {
  const here = ({ tenantId }: WaitingTenant): number => held.get(tenantId) ?? 0;
  return waiting.toSorted(
    (a, b) => here(a) - here(b) || a.turn - b.turn || Number(a.since > b.since) - Number(a.since < b.since),
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
  const turns = await db.selectFrom('runTurns').selectAll().execute();
  const last = new Map(turns.map(({ tenantId, turn }) => [tenantId, turn]));
  return waiting.map(({ tenantId, since }) => ({ tenantId, since, turn: last.get(tenantId) ?? 0 }));
}

/** Writes down that a tenant has its turn now. */
export async function noteTurn(db: Writing, tenantId: string): Promise<void> {
  await db
    .insertInto('runTurns')
    .values((eb) => ({
      tenantId,
      turn: eb
        .selectFrom('runTurns')
        .select(({ fn, lit }) => eb(fn.coalesce(fn.max('turn'), lit(0)), '+', 1).as('next')),
    }))
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet((eb) => ({ turn: eb.ref('excluded.turn') })))
    .execute();
}
