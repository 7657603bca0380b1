import type { agentMetrics } from '@switchboard/api-contract/agents';
import { limits } from '@switchboard/api-contract/limits';
import { sql } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import { countedRuns } from '../../runs/countedRuns.ts';

const dayMs = 86_400_000;

interface MetricsOptions {
  readonly tenantId: string;
  readonly agentId: string;
  readonly samples: boolean;
  readonly now: Date;
}

/** The figures of an agent, and its confidence score from 0 to 10. */
export interface AgentFigures {
  readonly metrics: InferInput<typeof agentMetrics>;
  readonly confidenceScore: number | undefined;
  /** When the latest run ended or began. */
  readonly lastRun: string | undefined;
}

/**
 * Computes the figures from the runs. Rates are shares of the ended runs; days and hours are in UTC. Uptime is the
 * share of the last seven days, between the first and the last run, during which the latest run had not failed.
 * Confidence is the success rate, pulled towards the middle while there are few runs: (completed + 1) of (ended + 2).
 */
export async function readFigures(db: Database, options: MetricsOptions): Promise<AgentFigures> {
  const runs = db
    .selectFrom('executions')
    .where('tenantId', '=', options.tenantId)
    .where('agentId', '=', options.agentId)
    .where('sample', '=', options.samples ? 1 : 0)
    .where('sandbox', 'in', await countedRuns(db, { tenantId: options.tenantId, id: options.agentId }));
  const today = options.now.toISOString().slice(0, 10);
  const firstDay = new Date(Date.parse(today) - (limits.chart.days - 1) * dayMs).toISOString();

  const byStatus = await runs
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.sum<number | null>('durationMs').as('duration'),
      eb.fn.max('endTime').as('lastEnd'),
      eb.fn.max('startTime').as('lastStart'),
    ])
    .groupBy('status')
    .execute();
  const byHour = await runs
    .select((eb) => [
      sql<string>`substr(${eb.ref('startTime')}, 12, 2)`.as('hour'),
      eb.fn.countAll<number>().as('runs'),
    ])
    .where('status', '=', 'completed')
    .groupBy('hour')
    .orderBy('runs', 'desc')
    .orderBy('hour')
    .limit(1)
    .executeTakeFirst();
  const byDay = await runs
    .select((eb) => [sql<string>`substr(${eb.ref('queuedAt')}, 1, 10)`.as('day'), eb.fn.countAll<number>().as('runs')])
    .where('queuedAt', '>=', firstDay)
    .groupBy('day')
    .execute();
  const ends = await runs
    .select(['status', 'endTime'])
    .where('queuedAt', '>=', firstDay)
    .where('endTime', 'is not', null)
    .orderBy('endTime')
    .execute();

  const count = (status: string): number => byStatus.find((row) => row.status === status)?.runs ?? 0;
  const completed = count('completed');
  const failed = count('failed');
  const ended = completed + failed;
  const endedMs = sumOf(byStatus.map((row) => row.duration ?? 0));
  const days = new Map(byDay.map((row) => [row.day, row.runs]));
  const lastRun = byStatus
    .flatMap((row) => [row.lastEnd, row.lastStart])
    .reduce<string | undefined>(
      (last, at) => (at !== null && (last === undefined || at > last) ? at : last),
      undefined,
    );

  return {
    metrics: {
      totalExecutions: sumOf(byStatus.map((row) => row.runs)),
      ...(ended === 0
        ? {}
        : {
            successRate: toTenth((completed / ended) * 100),
            errorRate: toTenth((failed / ended) * 100),
            averageResponseTime: Math.round(endedMs / ended),
            uptime: toTenth(uptimePercent(ends)),
          }),
      ...(byHour ? { peakPerformanceHour: `${byHour.hour}:00` } : {}),
      totalProcessingTime: toTenth(endedMs / 1000),
      dailyExecutions: Array.from(
        { length: limits.chart.days },
        (_, index) => days.get(new Date(Date.parse(firstDay) + index * dayMs).toISOString().slice(0, 10)) ?? 0,
      ),
    },
    confidenceScore: ended === 0 ? undefined : toTenth(((completed + 1) / (ended + 2)) * 10),
    lastRun,
  };
}

/**
 * Percent of the time between the first and the last end during which the latest run had not failed. Expects runs in
 * the order of their ends.
 */
export function uptimePercent(ends: readonly { status: string; endTime: string | null }[]): number {
  const points = ends.flatMap(({ status, endTime }) =>
    endTime === null ? [] : [{ failed: status === 'failed', at: Date.parse(endTime) }],
  );
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 100;
  if (first.at === last.at) return last.failed ? 0 : 100;
  const down = sumOf(
    points.slice(1).map((point, index) => (points[index]?.failed ? point.at - (points[index]?.at ?? point.at) : 0)),
  );
  return 100 - (down / (last.at - first.at)) * 100;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
