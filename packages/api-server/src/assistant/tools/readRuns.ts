import { hasFailed, isOpen, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { money } from '@switchboard/api-contract/words/say';
import { describeRun } from '../../runs/describeRun.ts';
import { runStateOf, type AgentState, type RunState } from '../reader/organisationState.ts';
import type { ToolAsking } from './defineTool.ts';

/** States of runs, as they are asked for. */
export const runGroups = ['failed', 'running', 'completed', 'cancelled'] as const;

export const groupOf = (status: RunStatus): (typeof runGroups)[number] =>
  isOpen(status) ? 'running' : hasFailed(status) ? 'failed' : status === 'completed' ? 'completed' : 'cancelled';

/** A run with what it took. */
export interface RunWithCost extends RunState {
  readonly seconds?: number;
  /** In words; missing where it is not known. */
  readonly cost?: string;
  readonly startedBy?: string;
}

const mostRuns = 20;
/** So many are looked through for a total. */
const mostCounted = 5_000;

/** The runs of agents, newest first, and how many there are: samples only where no agent has run yet. */
export async function readRuns(
  { context: { db }, asker: { tenantId }, organisation }: Pick<ToolAsking, 'context' | 'asker' | 'organisation'>,
  agents: readonly AgentState[],
  {
    from = '',
    to = '~',
    isWanted,
  }: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly isWanted: (status: RunStatus) => boolean;
  },
): Promise<{ readonly total: number; readonly runs: readonly RunWithCost[] }> {
  const isSample = organisation.agents.every(({ sample, runs }) => sample || runs.length === 0);
  const rows = await db
    .selectFrom('executions')
    .select(['id', 'status'])
    .where('tenantId', '=', tenantId)
    .where('agentId', 'in', ['', ...agents.map(({ id }) => id)])
    .where('sample', '=', isSample ? 1 : 0)
    .where('queuedAt', '>=', from)
    .where('queuedAt', '<', to)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .execute();
  const wanted = rows.filter(({ status }) => isWanted(status)).map(({ id }) => id);
  const found = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ['', ...wanted.slice(0, mostRuns)])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const runs = found.map((row): RunWithCost => {
    const { cost, durationMs, startedBy } = { durationMs: undefined, ...describeRun(row) };
    const duration =
      row.startTime !== null && row.endTime !== null ? Date.parse(row.endTime) - Date.parse(row.startTime) : durationMs;
    return {
      ...runStateOf(row, agents.find(({ id }) => id === row.agentId)?.name ?? 'a deleted agent'),
      ...(typeof duration === 'number' && { seconds: Math.round(duration / 1_000) }),
      ...(typeof cost?.amount === 'number' && { cost: money(cost.amount, cost.currency ?? 'USD') }),
      ...(startedBy != null && { startedBy }),
    };
  });
  return { total: wanted.length, runs };
}
