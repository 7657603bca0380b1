import {
  atWorkStatuses,
  completedStatuses,
  failedStatuses,
  isAtWork,
  type RunStatus,
} from '@switchboard/api-contract/runs/runStatus';
import type { Database } from '../platform/store/Database.ts';
import type { RunTotalsTable } from './tables.ts';

type Reading = Pick<Database, 'selectFrom'>;

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

/** The totals of an agent by status, or of all agents of a tenant. */
export async function readStatusTotals(
  db: Reading,
  { tenantId, id }: { readonly tenantId: string; readonly id?: string },
): Promise<StatusTotal[]> {
  const totals = await db
    .selectFrom('runTotals')
    .select(['agentId', 'sample', 'sandbox', 'bucket as status', 'runs', 'durationMs', 'lastEnd as lastAt'])
    .where('tenantId', '=', tenantId)
    .$if(id !== undefined, (query) => query.where('agentId', '=', id ?? ''))
    .where('kind', '=', 'status')
    .where('runs', '>', 0)
    .execute();
  const running = totals.filter(({ status }) => isAtWork(status)).map(({ agentId }) => agentId);
  if (running.length === 0) return totals;
  const starts = await db
    .selectFrom('executions')
    .select((eb) => ['agentId', 'sample', 'sandbox', eb.fn.max('startTime').as('at')])
    .where('tenantId', '=', tenantId)
    .where('agentId', 'in', running)
    // Names all columns of the index, up to the status. Otherwise SQLite reads every run of the tenant.
    .where('sample', 'in', [0, 1])
    .where('status', 'in', atWorkStatuses)
    .groupBy(['agentId', 'sample', 'sandbox'])
    .execute();
  return totals.map((total) =>
    isAtWork(total.status)
      ? { ...total, lastAt: starts.find((start) => isSameGroup(start, total))?.at ?? null }
      : total,
  );
}

type TotalGroup = Pick<StatusTotal, 'agentId' | 'sample' | 'sandbox'>;
const isSameGroup = (a: TotalGroup, b: TotalGroup): boolean =>
  a.agentId === b.agentId && a.sample === b.sample && a.sandbox === b.sandbox;

/** Which runs of an agent its figures count. */
export interface CountedRuns {
  /** Whether its samples count, because it has had no run of its own. */
  readonly samples: boolean;
  /** Values of `sandbox` that count: once a real run has completed, runs in the sandbox no longer do. */
  readonly sandbox: readonly number[];
}

/** Which runs of an agent count, by its totals. */
export function countedRunsOf(totals: readonly StatusTotal[]): CountedRuns {
  const samples = !totals.some(({ sample }) => sample === 0);
  const isReal = totals.some(
    ({ sample, sandbox, status }) => sample === (samples ? 1 : 0) && sandbox === 0 && status === 'completed',
  );
  return { samples, sandbox: isReal ? [0] : [0, 1] };
}

/** The totals that count. */
export const countedTotals = (totals: readonly StatusTotal[], counted = countedRunsOf(totals)): StatusTotal[] =>
  totals.filter(({ sample, sandbox }) => sample === (counted.samples ? 1 : 0) && counted.sandbox.includes(sandbox));

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

/**
 * How many runs an agent had in each day or hour (`bucket`), from the bucket `from` on; buckets without runs are left
 * out.
 */
export async function readBuckets(
  db: Reading,
  { tenantId, id }: AgentKey,
  { kinds, from, counted }: { kinds: readonly RunTotalsTable['kind'][]; from: string; counted: CountedRuns },
): Promise<{ readonly kind: string; readonly bucket: string; readonly runs: number }[]> {
  return db
    .selectFrom('runTotals')
    .select((eb) => ['kind', 'bucket', eb.fn.sum<number>('runs').as('runs')])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', counted.samples ? 1 : 0)
    .where('sandbox', 'in', counted.sandbox)
    .where('kind', 'in', kinds)
    .where('bucket', '>=', from)
    .where('runs', '>', 0)
    .groupBy(['kind', 'bucket'])
    .orderBy('bucket')
    .execute();
}

/** Whether an agent has ever had a run of its own. */
export async function hasRun(db: Reading, { tenantId, id }: AgentKey): Promise<boolean> {
  const row = await db
    .selectFrom('runTotals')
    .select('runs')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .where('kind', '=', 'status')
    .where('runs', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The totals of an agent's own completed runs that count. */
export async function readCompleted(db: Reading, { tenantId, id }: AgentKey): Promise<StatusTotal[]> {
  const own = (await readStatusTotals(db, { tenantId, id })).filter(({ sample }) => sample === 0);
  return countedTotals(own).filter(({ status }) => status === 'completed');
}
