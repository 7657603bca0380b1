import type { Database, StoreWriter } from '../../platform/store/Database.ts';
import { mayStart } from './queueOrder.ts';

/** How many turns a tenant is owed at most. One that had no runs for long does not go before all others for as long. */
const mostOwed = 10;

/** A tenant with runs that are due. */
export interface WaitingTenant {
  readonly tenantId: string;
  /** How many turns it has had, but for those that it is not owed. */
  readonly turn: number;
  /** Since when its oldest run waits. */
  readonly since: string;
}

/**
 * Whose turn it is: the tenant's with the fewest runs on this server, or among these the one with the fewest turns on
 * all servers. Runs on other servers don't count, because a dead one seems to have its own for a minute.
 */
export function nextTenant(
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
  const turnOf = await readTurns(db);
  return waiting.map(({ tenantId, since }) => ({ tenantId, since, turn: turnOf(tenantId) }));
}

/** Counts a turn of a tenant. */
export async function addTurn(db: StoreWriter, tenantId: string): Promise<void> {
  const turn = (await readTurns(db))(tenantId) + 1;
  await db
    .insertInto('runTurns')
    .values({ tenantId, turn })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ turn }))
    .execute();
}

async function readTurns(db: Pick<Database, 'selectFrom'>): Promise<(tenantId: string) => number> {
  const rows = await db.selectFrom('runTurns').selectAll().execute();
  const turns = new Map(rows.map(({ tenantId, turn }) => [tenantId, turn]));
  const least = Math.max(0, ...turns.values()) - mostOwed;
  return (tenantId) => Math.max(turns.get(tenantId) ?? 0, least);
}
