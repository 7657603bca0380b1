import { planRequest } from '@switchboard/api-contract/agents/workflowPlan';
import { intervalProblem } from '@switchboard/api-contract/orders/timesIn';
import { limits } from '@switchboard/api-contract/limits';
import { openStatuses, unsuccessfulStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { scheduleRequest, type ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { readBody } from '../../platform/http/readRequest.ts';
import { mostActions } from './actions.ts';
import type { AgentState } from '../reader/organisationState.ts';
import type { Order } from './orderFor.ts';
import { momentWords } from '../reader/days.ts';
import { listed } from '../reader/words.ts';
import { refusedOrder, proposeOrExplain, type Proposing } from './proposeRecords.ts';

const names = (agents: readonly AgentState[]): string => listed(agents.map(({ name }) => name));

/** The newest runs of these agents with one of these statuses; steps of a workflow are a part of its run. */
async function runsOf(
  { context, asker: { tenantId }, organisation }: Proposing,
  agents: readonly AgentState[],
  statuses: readonly RunStatus[],
  most: number,
) {
  const rows = await context.db
    .selectFrom('executions')
    .select(['id', 'agentId', 'queuedAt', 'startTime'])
    .where('tenantId', '=', tenantId)
    .where('sample', '=', 0)
    .where((eb) => eb.or([eb('workflowId', 'is', null), eb('workflowId', '=', eb.ref('id'))]))
    .where('agentId', 'in', agents.length > 0 ? agents.map(({ id }) => id) : [''])
    .where('status', 'in', statuses)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, agentId, queuedAt, startTime }) => ({
    runId: id,
    agentId,
    agentName: agents.find((agent) => agent.id === agentId)?.name ?? '',
    at: momentWords(startTime ?? queuedAt, organisation.clock),
  }));
}

/** Proposes to cancel what these agents have under way; without any, what all have. */
export async function proposeCancel(proposing: Proposing, named: readonly AgentState[]): Promise<Order> {
  const agents = named.length > 0 ? named : proposing.organisation.agents;
  const runs = await runsOf(proposing, agents, openStatuses, mostActions);
  if (runs.length === 0)
    return {
      actions: [],
      agents: named,
      text: `${named.length > 0 ? names(named) : 'Nothing'} ${named.length > 1 ? 'have' : 'has'} no run under way.`,
    };
  const [, other] = runs;
  if (other && named.length === 0)
    return refusedOrder(
      `Several runs are under way: ${listed(runs.map(({ agentName, at }) => `${agentName} from ${at}`))}. Say of which agent`,
    );
  return { actions: runs.map((run) => ({ kind: 'cancelRun', ...run })), agents: named };
}

/** Proposes to retry the last run that failed or was cancelled: of these agents, without any of all. */
export async function proposeRetry(proposing: Proposing, named: readonly AgentState[]): Promise<Order> {
  const runs = await runsOf(
    proposing,
    named.length > 0 ? named : proposing.organisation.agents,
    unsuccessfulStatuses,
    1,
  );
  if (runs.length === 0)
    return {
      actions: [],
      agents: named,
      text: `${named.length > 0 ? `${names(named)} has` : 'There is'} no run that failed.`,
    };
  return { actions: runs.map((run) => ({ kind: 'retryRun', ...run })), agents: named };
}

/** Proposes a schedule of these agents. Times without a zone are by the organisation's clocks. */
export const proposeSchedule = (
  { organisation }: Proposing,
  agents: readonly AgentState[],
  given: ScheduleRequest,
): Promise<Order> =>
  proposeOrExplain(async () => {
    const problem = given.kind === 'interval' && given.everyMinutes ? intervalProblem(given.everyMinutes) : undefined;
    if (problem !== undefined) return refusedOrder(problem);
    const schedule = readBody(
      scheduleRequest,
      given.kind === 'off' ? given : { zone: organisation.clock.zone, ...given },
    );
    if (agents.length > mostActions)
      return refusedOrder(`That is ${agents.length} agents. Name at most ${mostActions}`);
    return {
      actions: agents.map(({ id, name }) => ({ kind: 'schedule', agentId: id, agentName: name, schedule })),
      agents,
    };
  });

/** What the steps of a workflow tell agents to do that need no input, by list type. */
const usualTasks: Readonly<Record<string, string>> = {
  scraper: 'Find places',
  contacts: 'Sync the contacts',
  calendar: 'Sync the calendar',
  email: 'Read the new mail',
  'lead-generation': 'Find leads',
};

/** Proposes runs one after the other, which the orchestrator sees to. */
export function proposeInOrder(
  { organisation }: Proposing,
  wanted: readonly { readonly agent: AgentState; readonly input?: string | undefined }[],
): Order {
  const agents = wanted.map(({ agent }) => agent);
  if (!organisation.agents.some(({ slug }) => slug === 'orchestrator'))
    return refusedOrder('Runs in an order need the orchestrator, which you don’t have');
  if (wanted.length < 2) return refusedOrder('Name at least two agents to run one after the other');
  if (wanted.length > limits.workflow.steps) return refusedOrder(`Name at most ${limits.workflow.steps} agents`);
  const steps = wanted.map(({ agent: { id, name, type }, input = '' }) => ({
    agentId: id,
    agentName: name,
    task: input.trim() || (usualTasks[type] ?? ''),
  }));
  const lacking = steps.filter(({ task }) => task === '');
  if (lacking.length > 0)
    return {
      actions: [],
      agents,
      text: `Say what ${listed(lacking.map(({ agentName }) => agentName))} should work on.`,
    };
  return { actions: [{ kind: 'runInOrder', steps }], agents };
}

/** Proposes to plan and start a workflow that reaches a goal. */
export const proposeWorkflow = ({ organisation }: Proposing, given: string): Promise<Order> =>
  proposeOrExplain(async () => {
    const agents = organisation.agents.filter(({ slug }) => slug === 'orchestrator');
    if (agents.length === 0) return refusedOrder('You have no orchestrator');
    const { goal } = readBody(planRequest, { goal: given });
    return { actions: [{ kind: 'workflow', goal: goal.replaceAll(/\s+/g, ' ') }], agents };
  });
