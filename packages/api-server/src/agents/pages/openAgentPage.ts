import { listStatusOf } from '@switchboard/api-contract/agents';
import { scheduleHeadOf } from '@switchboard/api-contract/schedules/schedule';
import type { AgentPageHead } from '@switchboard/api-contract/agents/agentPage';
import type { Database } from '../../platform/store/Database.ts';
import { statement, type ValueOf } from '../../platform/store/statement.ts';
import { readNewestRun } from '../../runs/describeRun.ts';
import { latestMoment, ownTotals, readStatusTotals, type StatusTotal } from '../../runs/runTotals.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { describeSchedule } from '../schedules/describeSchedule.ts';
import { entryOf, type AgentRow } from '../../tenants/agentRows.ts';
import type { CollectionName } from '../../records/collections.ts';

/** The most entries of Recent Activity in one answer, newest first. */
const listed = 20;

/** The page of one agent. */
export interface PageBasics {
  readonly head: AgentPageHead;
  /** The moment that sample times count from; undefined if the tenant sees no samples. */
  readonly samplesAt: Date | undefined;
  /** Its own runs, however they ended. Once there are any, whatever runs fill is the tenant's own, even if empty. */
  readonly runs: readonly StatusTotal[];
}

/** Reads what all agent pages begin with, and what decides which sections still show samples. */
export async function readPageBasics(db: Database, row: AgentRow): Promise<PageBasics> {
  const run = await readNewestRun(db, row.tenantId, row.id);
  const lines = await db
    .selectFrom('activity')
    .select(['id', 'kind', 'text', 'at'])
    .where('tenantId', '=', row.tenantId)
    .where('agentId', '=', row.id)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  const samplesAt = await agentSamplesAt(db, row);
  const own = (await readStatusTotals(db, { tenantId: row.tenantId, id: row.id })).filter(({ sample }) => sample === 0);
  const changes = [row.createdAt, samplesAt?.toISOString(), lines[0]?.at, run?.queuedAt, latestMoment(own)].filter(
    (at) => typeof at === 'string',
  );
  return {
    head: {
      status: listStatusOf(row.status),
      schedule: scheduleHeadOf(await describeSchedule(db, row)),
      asOf: changes.toSorted().at(-1) ?? row.createdAt,
      activity: lines.map(({ id, text, ...line }) => ({
        ...line,
        id: `activity-own-${id}`,
        text: readStoredFact(text),
      })),
      ...(run && { run }),
    },
    samplesAt,
    runs: own,
  };
}

/** The moment that an agent's sample times count from; undefined if the tenant sees no samples. */
async function agentSamplesAt(db: Database, { tenantId, id }: AgentRow): Promise<Date | undefined> {
  if (!entryOf(id)) return undefined;
  const { samplesAt } = await db
    .selectFrom('tenants')
    .select('samplesAt')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return samplesAt === null ? undefined : new Date(samplesAt);
}

const selectCollectionSamples = statement(
  (db, value: ValueOf<{ tenantId: string; id: string; collection: CollectionName }>) => {
    const ownRecords = db
      .selectFrom('records')
      .select('id')
      .where('tenantId', '=', value('tenantId'))
      .where('agentId', '=', value('id'))
      .where('collection', '=', value('collection'));
    return db
      .selectFrom('tenants')
      .select('samplesAt')
      .where('id', '=', value('tenantId'))
      .where((eb) => eb.not(eb.exists(ownRecords)))
      .where((eb) => eb.not(eb.exists(ownTotals(db, value))));
  },
);

/**
 * The moment that the sample times of one collection count from; undefined once the tenant has its own record there,
 * or a run.
 */
export async function collectionSamplesAt(
  db: Database,
  { tenantId, id }: AgentRow,
  collection: CollectionName,
): Promise<Date | undefined> {
  if (!entryOf(id)) return undefined;
  const [tenant] = await selectCollectionSamples(db, { tenantId, id, collection });
  return tenant?.samplesAt ? new Date(tenant.samplesAt) : undefined;
}
