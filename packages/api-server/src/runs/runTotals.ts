import {
  atWorkStatuses,
  completedStatuses,
  failedStatuses,
  type RunStatus,
} from '@switchboard/api-contract/runs/runStatus';
import type { Expression } from 'kysely';
import type { StoreReader } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import type { RunTotalsTable } from './tables.ts';

/** An agent of a tenant. */
export interface AgentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** How many runs of one agent have a status, and how long they took together. */
export interface StatusTotal {
  readonly agentId: string;
  readonly sample: number;
  readonly sandbox: number;
  readonly status: string;
  readonly runs: number;
  readonly durationMs: number;
  /** When the latest of them ended; for a status of running ones, when the latest of them began. */
  readonly lastAt: string | null;
}

const selectStatusTotals = (db: StoreReader, tenantId: Expression<string>) =>
  db
    .selectFrom('runTotals')
    .select(['agentId', 'sample', 'sandbox', 'bucket as status', 'runs', 'durationMs'])
    .select((eb) =>
      eb
        .case()
        .when('bucket', 'in', atWorkStatuses)
        .then(
          eb
            .selectFrom('executions as run')
            .select(({ fn }) => fn.max('run.startTime').as('at'))
            .whereRef('run.tenantId', '=', 'runTotals.tenantId')
            .whereRef('run.agentId', '=', 'runTotals.agentId')
            .whereRef('run.sample', '=', 'runTotals.sample')
            .whereRef('run.sandbox', '=', 'runTotals.sandbox')
            .where('run.status', 'in', atWorkStatuses)
            .$asScalar(),
        )
        .else(eb.ref('lastEnd'))
        .end()
        .as('lastAt'),
    )
    .where('tenantId', '=', tenantId)
    .where('kind', '=', 'status')
    .where('runs', '>', 0);
const selectTotalsOfTenant = statement((db, value: ValueOf<Pick<AgentKey, 'tenantId'>>) =>
  selectStatusTotals(db, value('tenantId')),
);
const selectTotalsOfAgent = statement((db, value: ValueOf<AgentKey>) =>
  selectStatusTotals(db, value('tenantId')).where('agentId', '=', value('id')),
);

/** The totals of an agent by status, or of all agents of a tenant. */
export const readStatusTotals = (
  db: StoreReader,
  { tenantId, id }: { readonly tenantId: string; readonly id?: string },
): Promise<StatusTotal[]> =>
  id === undefined ? selectTotalsOfTenant(db, { tenantId }) : selectTotalsOfAgent(db, { tenantId, id });

/** Which runs of an agent its figures count. */
export interface CountedRuns {
  /** Whether its samples count, because it has had no run of its own. */
  readonly samples: boolean;
  /** Whether runs in the sandbox count: once a real run has completed, they no longer do. */
  readonly sandbox: boolean;
}

/** Which runs of an agent count, by its totals. */
export function countedRunsOf(totals: readonly StatusTotal[]): CountedRuns {
  const samples = !totals.some(({ sample }) => sample === 0);
  const isReal = totals.some(
    ({ sample, sandbox, status }) => sample === (samples ? 1 : 0) && sandbox === 0 && status === 'completed',
  );
  return { samples, sandbox: !isReal };
}

/** The totals that count. */
export const countedTotals = (totals: readonly StatusTotal[], counted = countedRunsOf(totals)): StatusTotal[] =>
  totals.filter(({ sample, sandbox }) => sample === (counted.samples ? 1 : 0) && (sandbox === 0 || counted.sandbox));

/** How many of these runs have one of the statuses. */
export const countRuns = (totals: readonly StatusTotal[], statuses: readonly RunStatus[]): number =>
  sumOf(totals.filter(({ status }) => statuses.some((one) => one === status)).map(({ runs }) => runs));

/** How many of these runs completed. */
export const countCompleted = (totals: readonly StatusTotal[]): number => countRuns(totals, completedStatuses);

/** How many of these runs failed. */
export const countFailed = (totals: readonly StatusTotal[]): number => countRuns(totals, failedStatuses);

/** When the latest of these runs ended or began. */
export const latestMoment = (totals: readonly StatusTotal[]): string | undefined =>
  totals
    .flatMap(({ lastAt }) => lastAt ?? [])
    .toSorted()
    .at(-1);

/** The sum of some numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The runs of an agent that its figures count, and the day, `YYYY-MM-DD`, from which on days and hours are read. */
interface Counting extends AgentKey {
  readonly sample: number;
  /** 1: those in the sandbox as well. */
  readonly sandbox: number;
  readonly from: string;
}

const bucketsOf = (db: StoreReader, value: ValueOf<Counting>, kinds: readonly RunTotalsTable['kind'][]) =>
  db
    .selectFrom('runTotals')
    .select((eb) => ['kind', 'bucket', eb.fn.sum<number>('runs').as('runs')])
    .where('tenantId', '=', value('tenantId'))
    .where('agentId', '=', value('id'))
    .where('sample', '=', value('sample'))
    .where('sandbox', 'in', [0, value('sandbox')])
    .where('kind', 'in', kinds)
    .where('runs', '>', 0)
    .groupBy(['kind', 'bucket']);
const selectBuckets = statement((db, value: ValueOf<Counting>) =>
  bucketsOf(db, value, ['startedHour']).unionAll(
    bucketsOf(db, value, ['queuedDay', 'failedHour', 'endedHour']).where('bucket', '>=', value('from')),
  ),
);

/**
 * How many runs an agent had in each hour of the day, and from a day on in each day and hour, in no order; buckets
 * without runs are left out.
 */
export const readBuckets = (
  db: StoreReader,
  agent: AgentKey,
  { from, counted }: { readonly from: string; readonly counted: CountedRuns },
): Promise<{ readonly kind: RunTotalsTable['kind']; readonly bucket: string; readonly runs: number }[]> =>
  selectBuckets(db, { ...agent, from, sample: counted.samples ? 1 : 0, sandbox: counted.sandbox ? 1 : 0 });

/** The totals by status of an agent's own runs; none if it has never had one. */
export const ownTotals = (db: StoreReader, value: ValueOf<AgentKey>) =>
  db
    .selectFrom('runTotals')
    .select('runs')
    .where('tenantId', '=', value('tenantId'))
    .where('agentId', '=', value('id'))
    .where('sample', '=', 0)
    .where('kind', '=', 'status')
    .where('runs', '>', 0);
const selectOwnTotals = statement(ownTotals);

/** Whether an agent has ever had a run of its own. */
export async function hasRun(db: StoreReader, { tenantId, id }: AgentKey): Promise<boolean> {
  return (await selectOwnTotals(db, { tenantId, id })).length > 0;
}

/** The totals of an agent's own completed runs that count. */
export async function readCompleted(db: StoreReader, { tenantId, id }: AgentKey): Promise<StatusTotal[]> {
  const own = (await readStatusTotals(db, { tenantId, id })).filter(({ sample }) => sample === 0);
  return countedTotals(own).filter(({ status }) => status === 'completed');
}
