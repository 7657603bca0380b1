import type { Matching, SendService } from '@switchboard/api-contract/records/send';
import * as v from 'valibot';
import type { StoreWriter, StoreReader } from '../platform/store/Database.ts';

/** Which choice: of a collection, for a service. `sandbox`: the sandbox answers for the service. */
export interface SendingKey {
  readonly tenantId: string;
  readonly agentId: string;
  readonly collection: string;
  readonly service: SendService;
  readonly sandbox: boolean;
}

/** What a member chose. */
export interface Choice {
  readonly target: string | undefined;
  readonly matching: Matching;
}

const storedMatching = v.record(v.string(), v.string());
const serviceColumns = ({ tenantId, service, sandbox }: SendingKey) => ({
  tenantId,
  service,
  sandbox: sandbox ? 1 : 0,
});

/** What was chosen for a destination; undefined if nothing was. */
export async function readChoice(
  db: StoreReader,
  { tenantId, agentId, collection, service, sandbox }: SendingKey,
): Promise<Choice | undefined> {
  const row = await db
    .selectFrom('sendings')
    .select(['target', 'matchingJson'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection)
    .where('service', '=', service)
    .where('sandbox', '=', sandbox ? 1 : 0)
    .executeTakeFirst();
  return row && { target: row.target ?? undefined, matching: v.parse(storedMatching, JSON.parse(row.matchingJson)) };
}

/** Remembers what was chosen. */
export async function writeChoice(
  db: StoreWriter,
  key: SendingKey,
  { target, matching }: Choice,
  at: string,
): Promise<void> {
  const { agentId, collection } = key;
  const chosen = { target: target ?? null, matchingJson: JSON.stringify(matching), updatedAt: at };
  await db
    .insertInto('sendings')
    .values({ ...serviceColumns(key), agentId, collection, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'agentId', 'collection', 'service', 'sandbox']).doUpdateSet(chosen),
    )
    .execute();
}

/** Under which ids records are known in a place, by the records' ids. */
export async function readKnownIds(
  db: StoreReader,
  key: SendingKey,
  target: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sentRecords')
    .select(['recordId', 'knownAs'])
    .where('tenantId', '=', key.tenantId)
    .where('service', '=', key.service)
    .where('sandbox', '=', key.sandbox ? 1 : 0)
    .where('target', '=', target)
    .where('recordId', 'in', ids)
    .execute();
  return new Map(rows.map(({ recordId, knownAs }) => [recordId, knownAs]));
}

/** Remembers under which id a record is known in a place. */
export async function writeKnownId(
  db: StoreWriter,
  key: SendingKey,
  target: string,
  { recordId, knownAs }: { readonly recordId: string; readonly knownAs: string },
): Promise<void> {
  const { tenantId, service, sandbox } = serviceColumns(key);
  await db
    .insertInto('sentRecords')
    .values({ tenantId, service, sandbox, target, recordId, knownAs })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'recordId', 'service', 'sandbox', 'target']).doUpdateSet({ knownAs }),
    )
    .execute();
}
