import type { agentMetrics } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { addDays, hourMs } from '@switchboard/api-contract/time';
import type { InferInput } from 'valibot';
import type { Database } from '../platform/store/Database.ts';
import {
  countCompleted,
  countedRunsOf,
  countedTotals,
  countFailed,
  latestMoment,
  readBuckets,
  readStatusTotals,
  sumOf,
} from '../runs/runTotals.ts';

interface MetricsOptions {
  readonly tenantId: string;
  readonly agentId: string;
  readonly now: Date;
}

/** The figures of an agent, and its confidence score from 0 to 10. */
export interface AgentFigures {
  /** They are of sample runs, because the agent has had none of its own. */
  readonly samples: boolean;
  readonly metrics: InferInput<typeof agentMetrics>;
  readonly confidenceScore: number | undefined;
  /** When the latest run ended or began. */
  readonly lastRun: string | undefined;
}

/**
 * Computes the figures from the totals of runs. Rates are shares of the ended runs; days and hours are in UTC. Uptime
 * is the mean, over the hours of the last seven days from the first to the last in which a run ended, of the share of
 * runs that did not fail; an hour without a run is like the one before. Confidence is the success rate, pulled towards
 * the middle while there are few runs: (completed + 1) of (ended + 2).
 */
export async function readFigures(db: Database, { tenantId, agentId, now }: MetricsOptions): Promise<AgentFigures> {
  const agent = { tenantId, id: agentId };
  const all = await readStatusTotals(db, agent);
  const counted = countedRunsOf(all);
  const totals = countedTotals(all, counted);
  const firstDay = addDays(now.toISOString().slice(0, 10), 1 - limits.chart.days);
  const buckets = await readBuckets(db, agent, { from: firstDay, counted });
  const peak = buckets
    .filter(({ kind }) => kind === 'startedHour')
    .toSorted((a, b) => b.runs - a.runs || Number(a.bucket) - Number(b.bucket))[0];
  const days = new Map(buckets.filter(({ kind }) => kind === 'queuedDay').map(({ bucket, runs }) => [bucket, runs]));
  const hours = buckets.filter(({ kind }) => kind === 'failedHour' || kind === 'endedHour');
  const completed = countCompleted(totals);
  const failed = countFailed(totals);
  const ended = completed + failed;
  const endedMs = sumOf(totals.map(({ durationMs }) => durationMs));

  return {
    samples: counted.samples,
    metrics: {
      totalExecutions: sumOf(totals.map(({ runs }) => runs)),
      ...(ended === 0
        ? {}
        : {
            successRate: toTenth((completed / ended) * 100),
            errorRate: toTenth((failed / ended) * 100),
            averageResponseTime: Math.round(endedMs / ended),
            uptime: toTenth(uptimePercent(hours)),
          }),
      ...(peak ? { peakPerformanceHour: `${peak.bucket}:00` } : {}),
      totalProcessingTime: toTenth(endedMs / 1000),
      dailyExecutions: Array.from({ length: limits.chart.days }, (_, index) => days.get(addDays(firstDay, index)) ?? 0),
    },
    confidenceScore: ended === 0 ? undefined : toTenth(((completed + 1) / (ended + 2)) * 10),
    lastRun: latestMoment(totals),
  };
}

/** The runs that failed, or ended otherwise, in an hour: `YYYY-MM-DDTHH`. */
interface Hour {
  readonly kind: string;
  readonly bucket: string;
  readonly runs: number;
}

/** Percent of the runs that did not fail, each hour counting alike; an empty one is like the one before. */
export function uptimePercent(hours: readonly Hour[]): number {
  const counts = new Map<string, { up: number; all: number }>();
  for (const { kind, bucket, runs } of hours) {
    const { up, all } = counts.get(bucket) ?? { up: 0, all: 0 };
    counts.set(bucket, { up: kind === 'failedHour' ? up : up + runs, all: all + runs });
  }
  const shares = [...counts]
    .map(([bucket, { up, all }]) => ({ at: Date.parse(`${bucket}:00Z`) / hourMs, share: up / all }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last) return 100;
  const up = sumOf(shares.map(({ at, share }, index) => share * ((shares[index + 1]?.at ?? at + 1) - at)));
  return (up / (last.at + 1 - first.at)) * 100;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
