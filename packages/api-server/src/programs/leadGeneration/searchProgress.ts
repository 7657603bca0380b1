import * as v from 'valibot';
import type { Run } from '../../runs/Run.ts';
import type { StoreWriter, StoreReader } from '../../platform/store/Database.ts';

/** What lead generation remembers from run to run. */
const searchState = v.object({
  /** What its last run looked for; see `criteriaOf`. */
  criteria: v.record(v.string(), v.unknown()),
  /** The page of results to go on with, from 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type SearchState = v.InferOutput<typeof searchState>;

interface Key {
  readonly tenantId: string;
  readonly agentId: string;
  /** 1: in the sandbox. */
  readonly sandbox: number;
}

/** An agent, and on which side its run looks for people. */
export const searchKeyOf = ({ tenantId, agent, origin }: Pick<Run, 'tenantId' | 'agent' | 'origin'>): Key => ({
  tenantId,
  agentId: agent.id,
  sandbox: origin.sandbox ? 1 : 0,
});

/** undefined if it has not run yet, or remembers something of another version. */
export async function readSearch(
  db: StoreReader,
  { tenantId, agentId, sandbox }: Key,
): Promise<SearchState | undefined> {
  const row = await db
    .selectFrom('programState')
    .select('stateJson')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sandbox', '=', sandbox)
    .executeTakeFirst();
  const read = v.safeParse(searchState, row && JSON.parse(row.stateJson));
  return read.success ? read.output : undefined;
}

export async function writeSearch(db: StoreWriter, key: Key, state: SearchState): Promise<void> {
  const stateJson = JSON.stringify(state);
  await db
    .insertInto('programState')
    .values({ ...key, stateJson })
    .onConflict((conflict) => conflict.columns(['tenantId', 'agentId', 'sandbox']).doUpdateSet({ stateJson }))
    .execute();
}
