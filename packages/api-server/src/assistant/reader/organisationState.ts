import type { RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../platform/Context.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { listAgents } from '../../agents/listAgents.ts';
import { listConnections } from '../../connections/readConnections.ts';
import { periodOf } from '../../outside/metering/periods.ts';
import type { RunRow } from '../../runs/describeRun.ts';
import type { ZonedClock } from './days.ts';

/** An agent, as the assistant sees it. */
export interface AgentState {
  readonly id: string;
  /** Only the seven have one. */
  readonly slug: AgentSlug | undefined;
  readonly name: string;
  /** The list type of its program. */
  readonly type: string;
  /** active, idle or paused. */
  readonly status: string;
  /** Its latest runs, newest first: samples only while no agent has a run of its own. */
  readonly runs: readonly RunState[];
  /** It has no runs but built-in samples. */
  readonly sample: boolean;
}

/** A run, as the assistant sees it. */
export interface RunState {
  readonly id: string;
  readonly agentId: string;
  readonly agent: string;
  readonly executionType: string;
  readonly status: RunStatus;
  readonly at: string;
  readonly result: string | undefined;
  readonly errorMessage: string | undefined;
}

/** A connection, as the assistant sees it. */
export interface ConnectionState {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly usedBy: readonly string[];
  readonly problem: string | undefined;
  readonly sandbox: boolean;
}

/** What the assistant knows about a tenant. */
export interface OrganisationState {
  readonly agents: readonly AgentState[];
  readonly connections: readonly ConnectionState[];
  readonly clock: ZonedClock;
}

const runsEach = 10;

/** Reads the tenant's agents, latest runs and connections, and where it is in its day. */
export async function readOrganisationState(context: Context, tenantId: string): Promise<OrganisationState> {
  const listed = await listAgents(context.db, tenantId);
  // Samples would stand beside what really happened.
  const hasRun = listed.some(({ sample, lastActiveAt }) => sample !== true && lastActiveAt !== undefined);
  const connections = await listConnections(context, tenantId);
  const agents = await Promise.all(
    listed.map(async ({ id, name, type, status, sample }) => ({
      id,
      type: type ?? '',
      slug: agentTable.find((entry) => entry.id === id)?.slug,
      name,
      status: status ?? '',
      sample: sample === true,
      runs:
        sample === true && hasRun
          ? []
          : await readRuns(context, { tenantId, agentId: id, name, sample: sample === true }),
    })),
  );
  const now = context.clock();
  const { zone } = await periodOf(context.db, tenantId, now);
  return {
    agents,
    clock: { now, zone },
    connections: connections.map(({ id, name, status, usedBy, lastTest, sandbox }) => ({
      id,
      name,
      status: status ?? '',
      usedBy: usedBy ?? [],
      sandbox: sandbox === true,
      problem: lastTest?.message && lastTest.outcome !== 'ok' ? wordsOf(lastTest.message) : undefined,
    })),
  };
}

async function readRuns(
  { db }: Context,
  { tenantId, agentId, name, sample }: { tenantId: string; agentId: string; name: string; sample: boolean },
): Promise<RunState[]> {
  const rows = await db
    .selectFrom('executions')
    .select(['id', 'agentId', 'executionType', 'status', 'queuedAt', 'startTime', 'result', 'errorMessage'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', sample ? 1 : 0)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(runsEach)
    .execute();
  return rows.map((row) => runStateOf(row, name));
}

type RunColumns = 'id' | 'agentId' | 'executionType' | 'status' | 'queuedAt' | 'startTime' | 'result' | 'errorMessage';

/** A run, from its row. */
export const runStateOf = (
  { id, agentId, executionType, status, queuedAt, startTime, result, errorMessage }: Pick<RunRow, RunColumns>,
  agent: string,
): RunState => ({
  id,
  agentId,
  agent,
  executionType,
  status,
  at: startTime ?? queuedAt,
  result: result === null ? undefined : wordsOf(readStoredFact(result)),
  errorMessage: errorMessage === null ? undefined : wordsOf(readStoredFact(errorMessage)),
});
