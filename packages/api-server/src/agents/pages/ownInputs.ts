import { workingStatuses } from '@switchboard/api-contract/agents';
import { calendarSettings, type CalendarInput } from '@switchboard/api-contract/agents/calendar';
import type { ContactsInput } from '@switchboard/api-contract/agents/contacts';
import { orchestratorSettings, type OrchestratorInput } from '@switchboard/api-contract/agents/orchestrator';
import type { PageInput } from '@switchboard/api-contract/agents/page';
import type { ResearchInput } from '@switchboard/api-contract/agents/research';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Context } from '../../platform/Context.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import { countedEvents } from '../../programs/calendar/countedEvents.ts';
import { findPairs } from '../../programs/contacts/findPairs.ts';
import { readPreviewHead } from '../../programs/contacts/syncPreviews.ts';
import { readRecords } from '../../records/records.ts';
import {
  countedTotals,
  lastOf,
  readStatusTotals,
  runsOf,
  sumOf,
  type AgentKey,
  type StatusTotal,
} from '../../runs/runTotals.ts';
import { readOwnTasks } from '../../programs/research/researchTasks.ts';
import { describeTasks, describeWorkflow } from '../../workflows/describeWorkflow.ts';
import { readWorkflowRuns } from '../../workflows/workflowRuns.ts';

/**
 * What a page is computed from besides its stored records and runs. `records` and `asOf` override the stored ones,
 * `counted` what figures count.
 */
export interface OwnInput {
  readonly records?: Readonly<Record<string, unknown>>;
  readonly counted?: Readonly<Record<string, unknown>>;
  readonly asOf?: string;
}
type Beyond<Input> = Omit<Input, keyof PageInput<never>> & OwnInput;
type Read<Input> = (context: Context, row: AgentRow) => Promise<Beyond<Input>>;

const calendar: Read<CalendarInput> = async (context, row) => ({
  counted: { events: await countedEvents(context, row) },
  settings: calendarSettings.read(storedConfiguration(row).customSettings),
});

/** The account counts as connected if a Google service has a refresh token. */
const contacts: Read<ContactsInput> = async (context, { tenantId, id }) => {
  const completed = await readCompleted(context.db, { tenantId, id });
  return {
    connected: (await googleAccountOf(context, tenantId)) !== undefined,
    lastSyncTime: lastOf(completed),
    preview: await readPreviewHead(context.db, { tenantId, agentId: id }),
    duplicates: (await findPairs(context.db, { tenantId, agentId: id })).length,
  };
};

const orchestrator: Read<OrchestratorInput> = async ({ db }, row) => {
  const { tenantId, id: agentId } = row;
  const stored = await readRecords(db, { tenantId, agentId, collection: 'workflows' });
  const runs = await readWorkflowRuns(db, tenantId, stored);
  const connected = await db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('agents'))
    .where('tenantId', '=', tenantId)
    .where('id', '!=', agentId)
    .where('status', 'in', workingStatuses)
    .executeTakeFirst();
  const moments = [...runs.values()].map(({ queuedAt, startTime, endTime }) => endTime ?? startTime ?? queuedAt);
  const last = moments.toSorted().at(-1);
  return {
    records: { workflows: stored.map((workflow) => describeWorkflow(workflow, runs)) },
    tasks: stored.flatMap((workflow) => describeTasks(workflow, runs)),
    agentsConnected: connected?.agents ?? 0,
    settings: orchestratorSettings.read(storedConfiguration(row).customSettings),
    ...(last === undefined ? {} : { asOf: last }),
  };
};

const research: Read<ResearchInput> = async ({ db }, row) => {
  const completed = await readCompleted(db, row);
  const runs = runsOf(completed, 'completed');
  return {
    records: { tasks: await readOwnTasks(db, row) },
    systemPrompt: row.systemPrompt ?? undefined,
    // The page shows their mean.
    durations: runs === 0 ? [] : [sumOf(completed.map(({ durationMs }) => durationMs)) / runs],
  };
};

/** The totals of an agent's own completed runs that count. */
async function readCompleted(db: Context['db'], { tenantId, id }: AgentKey): Promise<StatusTotal[]> {
  const own = (await readStatusTotals(db, { tenantId, id })).filter(({ sample }) => sample === 0);
  return own.length === 0 ? [] : countedTotals(own).filter(({ status }) => status === 'completed');
}

/** For agents whose page needs more than their stored records and runs. */
export const ownInputs: Partial<Record<AgentSlug, (context: Context, row: AgentRow) => Promise<OwnInput>>> = {
  calendar,
  contacts,
  orchestrator,
  research,
};
