import { runStep } from '@switchboard/api-contract/runs/run';
import type { LiveEvent } from '@switchboard/api-contract/runs/liveEvents';
import * as v from 'valibot';
import { describeRun, type RunRow } from '../describeRun.ts';
import type { Database } from '../../platform/store/Database.ts';

/** More runs than an agent may have at work at a time. */
const looked = 30;

/** A run, as far as a change of it is told. `state` differs whenever something of it differs. */
export interface Looked {
  readonly id: string;
  readonly row: RunRow;
  readonly status: string;
  readonly state: string;
  readonly steps: number;
}

/** The latest runs of an agent, the oldest first. */
export async function readLatest(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  agentId: string,
): Promise<ReadonlyMap<string, Looked>> {
  const rows = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(looked)
    .execute();
  return new Map(
    rows.toReversed().map((row) => {
      const { id, status, steps, progressJson, cancelAskedAt, notBefore } = row;
      const state = JSON.stringify([status, progressJson, cancelAskedAt, notBefore]);
      return [id, { id, row, status, state, steps }];
    }),
  );
}

/** The collections that the steps of a run from a position on have written. */
export async function readWrittenCollections(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  runId: string,
  from: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('runSteps')
    .select('bodyJson')
    .where('tenantId', '=', tenantId)
    .where('runId', '=', runId)
    .where('position', '>=', from)
    .execute();
  return [...new Set(rows.flatMap(({ bodyJson }) => v.parse(runStep, JSON.parse(bodyJson)).records?.collection ?? []))];
}

/** What the event of a changed run says. */
export function toRunEvent(agentId: string, { row }: Looked): Extract<LiveEvent, { event: 'run' }>['data'] {
  const { id, status, progress } = describeRun(row);
  return { id, agentId, status: status ?? '', ...(progress && { progress }) };
}
