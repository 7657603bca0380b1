import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { researchSettings, type ResearchTaskStatus } from '@switchboard/api-contract/agents/research';
import { hasFailed, isOpen, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { sampleResearchSources, sampleResearchTasks } from '@switchboard/api-contract/samples/research';
import { cut } from '@switchboard/api-contract/text';
import type { Context } from '../../platform/Context.ts';
import type { Database, StoreReader, StoreWriter } from '../../platform/store/Database.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { collectionSamplesAt } from '../../agents/pages/openAgentPage.ts';
import { neverDue } from './watches.ts';
import { mostListed, readRecords, writeRecords, findRecord, findRecords } from '../../records/records.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import type { RecordOf } from '../../records/collections.ts';

/** A completed research, as a further question sees it. */
export interface EarlierResearch {
  readonly task: RecordOf<'tasks'>;
  /** The sources that it rests on, in the order of their numbers. */
  readonly sources: readonly RecordOf<'sources'>[];
}

/** A completed research of this agent, with its sources; undefined if there is none with this id. */
export async function readEarlierResearch(
  db: StoreReader,
  { tenantId, id: agentId }: { readonly tenantId: string; readonly id: string },
  taskId: string,
): Promise<EarlierResearch | undefined> {
  const task = await findRecord(db, { tenantId, agentId, collection: 'tasks' }, taskId);
  const run = await db
    .selectFrom('executions')
    .select('status')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  if (!task || run?.status !== 'completed') return undefined;
  const ids = task.sourceIds ?? [];
  const found = await findRecords(db, { tenantId, agentId, collection: 'sources' }, { ids });
  const byId = new Map(found.map((source) => [source.id, source]));
  return { task, sources: ids.flatMap((id) => byId.get(id) ?? []) };
}

const longestTitle = 80;

/** A question as a title, on one line. */
export function titleOf(query: string): string {
  return cut(query.trim().replaceAll(/\s+/g, ' '), longestTitle);
}

/** Writes the task of a research that is about to run. */
export async function addResearchTask(
  db: StoreWriter,
  agent: Pick<AgentRow, 'tenantId' | 'id'>,
  { id, query, at, followUpOf }: { id: string; query: string; at: string; followUpOf: string | undefined },
): Promise<void> {
  const record = {
    id,
    title: titleOf(query),
    query,
    createdAt: at,
    sources: 0,
    insights: [],
    ...(followUpOf !== undefined && { followUpOf }),
  };
  await writeRecords(db, { tenantId: agent.tenantId, agentId: agent.id, collection: 'tasks' }, [
    { record, createdAt: at },
  ]);
  await addActivity(
    db,
    { tenantId: agent.tenantId, agentId: agent.id, at },
    { kind: 'started', text: { kind: 'researchStarted', args: { title: titleOf(query) } } },
  );
}

type Tasks = AnswerOf<typeof endpoints.researchTasks>;

const statusOf = (run: RunStatus): ResearchTaskStatus => (isOpen(run) ? 'in_progress' : run);

/** The research tasks, newest first: the tenant's own, or the samples while there are none. */
export async function listResearchTasks({ db }: Context, tenantId: string): Promise<Tasks> {
  const row = await findAgentRow(db, tenantId, 'research');
  const samplesAt = await collectionSamplesAt(db, row, 'tasks');
  return samplesAt ? sampleResearchTasks(samplesAt) : readOwnTasks(db, row);
}

/** The sources of all research tasks, newest first. */
export async function listResearchSources(
  { db }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.researchSources>> {
  const row = await findAgentRow(db, tenantId, 'research');
  const samplesAt = await collectionSamplesAt(db, row, 'tasks');
  return samplesAt
    ? sampleResearchSources(samplesAt)
    : readRecords(db, { tenantId, agentId: row.id, collection: 'sources' });
}

/** The tenant's own research tasks. Each one's progress follows from the run with the same id. */
export async function readOwnTasks(db: Database, agent: AgentRow): Promise<Tasks> {
  return describeResearchTasks(
    db,
    agent,
    await readRecords(db, { tenantId: agent.tenantId, agentId: agent.id, collection: 'tasks' }),
  );
}

/** Research tasks as their runs stand. */
export async function describeResearchTasks(db: StoreReader, agent: AgentRow, tasks: Readonly<Tasks>): Promise<Tasks> {
  const { tenantId, id: agentId } = agent;
  const runs = await db
    .selectFrom('executions')
    .select(['id', 'status', 'errorMessage'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .orderBy('queuedAt', 'desc')
    .limit(mostListed)
    .execute();
  const runOf = new Map(runs.map((run) => [run.id, run]));
  const watchedUntil = await readWatched(db, agent);
  return tasks.map((task) => {
    const run = runOf.get(task.id);
    const until = watchedUntil.get(task.id);
    return {
      ...task,
      ...(until !== undefined && { watchedUntil: until }),
      ...(run ? { status: statusOf(run.status) } : {}),
      ...(run && hasFailed(run.status) && run.errorMessage !== null ? { error: readStoredFact(run.errorMessage) } : {}),
    };
  });
}

/** Until when each research is asked again; none while the agent does not monitor. */
async function readWatched(db: StoreReader, agent: AgentRow): Promise<ReadonlyMap<string, string>> {
  if (!researchSettings.read(storedConfiguration(agent).customSettings).realTimeMonitoring) return new Map();
  const rows = await db
    .selectFrom('watches')
    .select(['taskId', 'endsAt'])
    .where('tenantId', '=', agent.tenantId)
    .where('agentId', '=', agent.id)
    .where('dueAt', '<', neverDue)
    .execute();
  return new Map(rows.map(({ taskId, endsAt }) => [taskId, endsAt]));
}
