import type { RunStatus } from '@switchboard/api-contract/runs/runStatus';
import * as v from 'valibot';
import { plainText } from '../../outside/plainText.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { AgentState } from '../reader/organisationState.ts';
import { agentSource, connectionSource, runSource } from '../answers/sources.ts';
import { phrases } from '../reader/SaidWords.ts';
import { agentsIn } from '../reader/takeAgents.ts';
import { are, listed } from '../reader/words.ts';
import { defineTool, type Tool, type ToolAsking } from './defineTool.ts';
import { groupOf, readRuns, runGroups, type RunWithCost } from './readRuns.ts';

const longestName = 120;

/** The id or the name of an agent, as a model gives it. */
export const agentKey = v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.description('Id or name of the agent'));

/** The agent that a model means by an id, a slug or a name, or by a loose one such as 'the lead agent'. */
export function requireAgent({ organisation: { agents }, use }: ToolAsking, key: string): AgentState {
  const agent = findAgent(agents, key);
  if (!agent)
    throw new Refusal(
      'missing',
      agents.length === 0
        ? 'You have no agents yet'
        : `There is no agent ${plainText(key, longestName)}. There ${are(agents.length)}: ${listed(agents.map(({ name }) => name)) || 'none'}.`,
    );
  if (agent.slug) use.asked.add(agent.slug);
  return agent;
}

/** How an agent that a model names is called in steps. */
const nameOf = ({ organisation: { agents } }: ToolAsking, key: string | undefined): string =>
  (key === undefined ? undefined : findAgent(agents, key))?.name ?? 'the agents';

/** The tools that read agents, their runs, and the services that they use. */
export const agentTools: readonly Tool[] = [
  defineTool({
    name: 'list_agents',
    right: 'see',
    description: 'The agents of the organisation and the state of each: active, idle or paused.',
    input: v.strictObject({ agent: v.optional(agentKey) }),
    step: () => 'Reading the agents',
    reads: ({ agent: key }, asking) => {
      const agents = key === undefined ? asking.organisation.agents : [requireAgent(asking, key)];
      for (const { slug } of agents) if (slug) asking.use.asked.add(slug);
      return agents.map((agent) => describeAgent(asking, agent));
    },
  }),
  defineTool({
    name: 'last_runs',
    right: 'see',
    description:
      'The latest runs (executions) of one agent or of all, newest first, and how many there are: with the result or the reason why it failed, who started it, how long it took and what it cost.',
    input: v.strictObject({
      agent: v.optional(
        v.pipe(v.string(), v.maxLength(120), v.description('Id or name of the agent; left out: all agents')),
      ),
      failedOnly: v.optional(v.pipe(v.boolean(), v.description('Only runs that failed, with the reason'))),
      status: v.optional(v.pipe(v.picklist(runGroups), v.description('Only runs in this state'))),
      from: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.description('Only runs that began then or later'))),
      to: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.description('Only runs that began before'))),
    }),
    step: ({ agent }, asking) => `Reading the runs of ${nameOf(asking, agent)}`,
    reads: async (
      { agent: key, failedOnly = false, status = failedOnly ? 'failed' : undefined, ...bounds },
      asking,
    ) => {
      const meant = key === undefined ? asking.organisation.agents : [requireAgent(asking, key)];
      for (const { slug } of meant) if (slug) asking.use.asked.add(slug);
      const isWanted = (one: RunStatus): boolean => status === undefined || groupOf(one) === status;
      const { total, runs } = await readRuns(asking, meant, { ...bounds, isWanted });
      return {
        total,
        runs: runs.map((run) =>
          describeRun(
            asking,
            run,
            meant.find(({ id }) => id === run.agentId),
          ),
        ),
      };
    },
  }),
  defineTool({
    name: 'list_connections',
    right: 'see',
    wide: true,
    description: 'The third-party services of the organisation, whether each is connected, and what is wrong with it.',
    input: v.strictObject({}),
    step: () => 'Reading the connections',
    reads: (_, { organisation: { connections }, writer }) =>
      connections.map(({ id, name, status, problem, usedBy, sandbox }) => ({
        name,
        status,
        usedBy,
        problem,
        sandbox: sandbox || undefined,
        source: writer.source(connectionSource({ id, name })),
      })),
  }),
];

function describeAgent(asking: ToolAsking, agent: AgentState): object {
  const { id, name, status, runs } = agent;
  const [latest] = runs;
  return {
    id,
    name,
    status,
    lastRun: latest ? describeRun(asking, latest, agent) : 'never',
    source: asking.writer.source(agentSource(agent)),
  };
}

function describeRun(
  { writer, organisation: { clock } }: ToolAsking,
  run: RunWithCost,
  { sample = false }: Partial<AgentState> = {},
): object {
  const { id, agent, executionType: type, status, at, result, errorMessage: reason, seconds, cost, startedBy } = run;
  const builtInSample = sample || undefined;
  const source = writer.source(runSource(run, clock));
  return { id, agent, type, status, at, result, reason, seconds, cost, startedBy, builtInSample, source };
}

const articles = phrases('the|my|our');

function findAgent(agents: readonly AgentState[], key: string): AgentState | undefined {
  const wanted = key.trim().toLowerCase();
  const exact = agents.find((agent) =>
    [agent.id, agent.slug, agent.name].some((name) => name?.toLowerCase() === wanted),
  );
  if (exact) return exact;
  const { named, isPlain } = agentsIn(wanted, agents, articles);
  return named.length === 1 && isPlain ? named[0] : undefined;
}
