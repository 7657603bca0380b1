import type { Selectable } from 'kysely';
import { limits } from '@switchboard/api-contract/limits';
import type { Database, StoreWriter } from '../../platform/store/Database.ts';
import type { WatchesTable } from './tables.ts';

export type WatchRow = Selectable<WatchesTable>;

const { everyMs, days } = limits.monitoring;

/** The due time of a research that has been asked for the last time. */
export const neverDue = '9999-12-31T00:00:00.000Z';

interface Watched {
  readonly tenantId: string;
  readonly agentId: string;
  readonly taskId: string;
}

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Remembers a research that was just completed, and the addresses that it found, so that it can be asked again. */
export async function addWatch(
  db: StoreWriter,
  { tenantId, agentId, taskId }: Watched,
  { at, seen }: { readonly at: string; readonly seen: readonly string[] },
): Promise<void> {
  const values = { dueAt: later(at, everyMs), endsAt: later(at, days * everyMs), seenJson: JSON.stringify(seen) };
  await db
    .insertInto('watches')
    .values({ tenantId, agentId, taskId, ...values })
    .onConflict((conflict) => conflict.columns(['tenantId', 'taskId']).doUpdateSet(values))
    .execute();
}

/** What is remembered of a research; undefined if it is not asked again any more. */
export function findWatch(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, taskId }: Omit<Watched, 'agentId'>,
): Promise<WatchRow | undefined> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('taskId', '=', taskId)
    .executeTakeFirst();
}

/** The addresses that a research has found so far. */
export const seenAddresses = ({ seenJson }: Pick<WatchRow, 'seenJson'>): string[] => JSON.parse(seenJson) as string[];

/** The next time after `now` at which a research is asked again; undefined if there is none. */
export function nextDueTime({ dueAt, endsAt }: WatchRow, now: Date): string | undefined {
  const missed = Math.floor((now.getTime() - Date.parse(dueAt)) / everyMs) + 1;
  const next = later(dueAt, Math.max(1, missed) * everyMs);
  return next <= endsAt ? next : undefined;
}
