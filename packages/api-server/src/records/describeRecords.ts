import type { Context } from '../platform/Context.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { CollectionName, RecordOf } from './collections.ts';

/** A record of any collection: the fields that all have, and whatever its collection adds. */
export interface AnyRecord {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

type Describe<R> = (db: StoreReader, agent: AgentRow, records: readonly R[]) => Promise<readonly object[]>;

declare module '../tenants/Program.ts' {
  interface Program {
    /** Makes answers of records whose state follows from runs, in their order; others are answered as they are stored. */
    readonly describe?: { readonly [C in CollectionName]?: Describe<RecordOf<C>> };
  }
}

/** An agent's collection. */
interface AgentCollection {
  readonly agent: AgentRow;
  readonly place: { readonly collection: CollectionName };
}

const describerOf = ({ programOf }: Pick<Context, 'programOf'>, { agent, place }: AgentCollection) =>
  programOf(agent.listType).describe?.[place.collection] as Describe<AnyRecord> | undefined;

/** Whether answers say more of these records than is stored. */
export const isDescribed = (context: Pick<Context, 'programOf'>, of: AgentCollection): boolean =>
  describerOf(context, of) !== undefined;

/** Stored records as calls answer with them. */
export async function describeRecords(
  context: Pick<Context, 'programOf'>,
  db: StoreReader,
  of: AgentCollection,
  records: readonly AnyRecord[],
): Promise<readonly AnyRecord[]> {
  const described = await describerOf(context, of)?.(db, of.agent, records);
  return described ? records.map((record, index) => ({ ...described[index], ...commonFields(record) })) : records;
}

/** The fields that every record has, as they are stored. */
const commonFields = ({ id, version, updatedAt, deletedAt, edited }: AnyRecord) => ({
  id,
  version,
  updatedAt,
  ...(deletedAt !== undefined && { deletedAt }),
  ...(edited !== undefined && { edited }),
});
