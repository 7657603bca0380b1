import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { SendService } from '@switchboard/api-contract/records/send';
import type { StoreTransaction, Database, StoreWriter, StoreReader } from '../platform/store/Database.ts';

/** The new records of an agent that wait for one service. */
export interface UnsentKey {
  readonly tenantId: string;
  readonly agentId: string;
  readonly service: SendService;
}
type Ids = readonly string[];

const batchSize = 500;

/** Stores that new records wait to be sent to these services. Call it in the transaction that writes the records. */
export async function addUnsent(
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId }: Omit<UnsentKey, 'service'>,
  services: readonly SendService[],
  ids: Ids,
): Promise<void> {
  if (services.length === 0 || ids.length === 0) return;
  await db
    .insertInto('unsentRecords')
    .values(
      services.flatMap((service) => ids.map((recordId) => ({ tenantId, agentId, service, recordId, runId: null }))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes records for a run, `most` at most: those that no run has, and those whose run has ended or is this one.
 * `begun`: those among them whose sending was cut off.
 */
export const claimUnsent = (
  db: Database,
  waiting: UnsentKey,
  { runId, most }: { readonly runId: string; readonly most: number },
): Promise<{ readonly ids: Ids; readonly begun: ReadonlySet<string> }> =>
  db.change(waiting.tenantId, async (trx) => {
    const rows = await selectUnsent(trx, waiting, runId)
      .select(['recordId', 'begun'])
      .orderBy('recordId')
      .limit(most)
      .execute();
    const ids = rows.map(({ recordId }) => recordId);
    for (const some of inBatches(ids)) await updateUnsent(trx, waiting, some).set({ runId }).execute();
    return { ids, begun: new Set(rows.flatMap(({ recordId, begun }) => (begun === 1 ? recordId : []))) };
  });

/** How many records wait that this run could take. */
export async function countUnsent(db: StoreReader, waiting: UnsentKey, runId: string): Promise<number> {
  const row = await selectUnsent(db, waiting, runId)
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .executeTakeFirst();
  return row?.records ?? 0;
}

function selectUnsent(db: StoreReader, { tenantId, agentId, service }: UnsentKey, runId: string) {
  return db
    .selectFrom('unsentRecords')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('service', '=', service)
    .where((eb) =>
      eb.or([
        eb('runId', 'is', null),
        eb('runId', '=', runId),
        eb(
          'runId',
          'not in',
          db
            .selectFrom('executions')
            .select('id')
            .where('tenantId', '=', tenantId)
            .where('agentId', '=', agentId)
            .where('status', 'in', atWorkStatuses),
        ),
      ]),
    );
}

const updateUnsent = (db: StoreWriter, { tenantId, agentId, service }: UnsentKey, ids: Ids) =>
  db
    .updateTable('unsentRecords')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('service', '=', service)
    .where('recordId', 'in', ids);

/** Stores that these are being sent: if that is cut off, nobody knows whether they arrived. */
export async function markUnsentBegun(db: StoreTransaction, waiting: UnsentKey, ids: Ids): Promise<void> {
  if (ids.length > 0) await updateUnsent(db, waiting, ids).set({ begun: 1 }).execute();
}

/** Deletes those that are done; the others have not arrived, and wait for another try. */
export async function finishUnsent(
  db: StoreTransaction,
  waiting: UnsentKey,
  { done, again }: { readonly done: Ids; readonly again: Ids },
): Promise<void> {
  const { tenantId, agentId, service } = waiting;
  for (const some of inBatches(done))
    await db
      .deleteFrom('unsentRecords')
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('service', '=', service)
      .where('recordId', 'in', some)
      .execute();
  for (const some of inBatches(again)) await updateUnsent(db, waiting, some).set({ begun: 0 }).execute();
}

/** Deletes what waits for services that are no longer chosen. */
export async function deleteUnsent(
  db: StoreWriter,
  { tenantId, agentId }: Omit<UnsentKey, 'service'>,
  chosen: readonly SendService[],
): Promise<void> {
  await db
    .deleteFrom('unsentRecords')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .$if(chosen.length > 0, (query) => query.where('service', 'not in', chosen))
    .execute();
}

const inBatches = (ids: Ids): Ids[] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
