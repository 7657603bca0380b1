import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AgentOrder } from '@switchboard/api-contract/orders/agentOrder';
import { findNamed } from '@switchboard/api-contract/orders/findNamed';
import { required } from '@switchboard/api-contract/wire';
import { tool, type ToolSet } from 'ai';
import * as v from 'valibot';
import { cut } from '@switchboard/api-contract/cut';
import type { OpenTool } from '../outside/tools/OpenTool.ts';
import { mostActions, questionFor, type Action } from './actions.ts';
import type { AgentFact, Facts, RunFact } from './facts.ts';
import { toolInput } from '../outside/models/toolInput.ts';
import { longestQuery } from './acts/agentActs.ts';
import { orderFor } from './orders.ts';

/** How the tools were used during one message. They read and collect; none of them changes anything. */
export interface ToolUse {
  readonly asked: Set<AgentSlug>;
  /** Actions to ask the member about. */
  readonly proposed: Action[];
  calls: number;
}

/** A fresh record for one message. */
export const noToolUse = (): ToolUse => ({ asked: new Set(), proposed: [], calls: 0 });

const mostCalls = 20;
const longestText = 300;
const mostRuns = 10;

const nothing = v.strictObject({});
const agentInput = v.strictObject({
  agent: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.description('Id or name of the agent')),
});
const runsInput = v.strictObject({
  agent: v.optional(
    v.pipe(v.string(), v.maxLength(120), v.description('Id or name of the agent; left out: all agents')),
  ),
  failedOnly: v.optional(v.pipe(v.boolean(), v.description('Only runs that failed, with the reason'))),
});
const researchInput = v.strictObject({
  query: v.pipe(required('Query', longestQuery), v.description('The question to research')),
});

const orders: Record<AgentOrder, string> = {
  start: 'Starts an agent.',
  stop: 'Stops (pauses) an agent.',
  restart: 'Restarts an agent.',
  run: 'Makes an agent run once, now.',
};

/**
 * The model's tools, over the facts of one tenant and what reads services, by name. Their use is recorded in `use`. The
 * sandbox's model has only what reads services: the built-in responder goes before it with all the rest.
 */
export function toolsFor(
  { agents, connections }: Facts,
  use: ToolUse,
  reading: ReadonlyMap<string, OpenTool>,
  { onlyReading }: { readonly onlyReading: boolean },
): ToolSet {
  const define = <const S extends v.GenericSchema>(
    description: string,
    input: S,
    answer: (input: v.InferOutput<S>) => unknown,
  ) =>
    tool({
      description,
      inputSchema: toolInput(input),
      execute: async (given: v.InferOutput<S>) => {
        use.calls += 1;
        return use.calls > mostCalls ? { error: 'No more tool calls for this message. Answer now.' } : answer(given);
      },
    });
  const unknown = (key: string) => ({
    error: `There is no agent ${clip(key)}.`,
    agents: agents.map(({ name }) => clip(name)),
  });
  const propose = (actions: readonly Action[]) => {
    if (use.proposed.length + actions.length > mostActions)
      return { error: `At most ${mostActions} actions for one message.` };
    const known = new Set(use.proposed.map((item) => JSON.stringify(item)));
    use.proposed.push(...actions.filter((item) => !known.has(JSON.stringify(item))));
    return { asked: questionFor(actions) };
  };
  const order = (kind: AgentOrder, key: string) => {
    const agent = findAgentFact(agents, key);
    if (!agent) return unknown(key);
    if (agent.slug) use.asked.add(agent.slug);
    const { text, actions } = orderFor(kind, [agent]);
    return text === undefined ? propose(actions) : { note: text };
  };

  const services = Object.fromEntries(
    [...reading].map(([name, { description, input, use: read }]) => [name, define(description, input, read)]),
  );
  if (onlyReading) return services;
  return {
    list_agents: define(
      'The agents of the organisation and the state of each: active, idle or paused.',
      nothing,
      () => {
        for (const { slug } of agents) if (slug) use.asked.add(slug);
        return agents.map(describeAgent);
      },
    ),
    last_runs: define(
      'The latest runs (executions) of one agent or of all, newest first, with the result, or with the reason why it failed.',
      runsInput,
      ({ agent: key, failedOnly = false }) => {
        const agent = key === undefined ? undefined : findAgentFact(agents, key);
        if (key !== undefined && !agent) return unknown(key);
        const meant = agent ? [agent] : agents;
        for (const { slug } of meant) if (slug) use.asked.add(slug);
        return meant
          .flatMap(({ runs, sample }) => runs.map((run) => describeRun(run, sample)))
          .filter(({ status }) => !failedOnly || status === 'failed')
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .slice(0, mostRuns);
      },
    ),
    list_connections: define(
      'The third-party services of the organisation, whether each is connected, and what is wrong with it.',
      nothing,
      () =>
        connections.map(({ name, status, problem, usedBy }) => ({
          name,
          status,
          usedBy,
          ...(problem === undefined ? {} : { problem: clip(problem) }),
        })),
    ),
    ...services,
    ...Object.fromEntries(
      Object.entries(orders).map(([kind, what]) => [
        `${kind}_agent`,
        define(`${what} ${asks}`, agentInput, ({ agent }) => order(kind as AgentOrder, agent)),
      ]),
    ),
    start_research: define(`Starts a research by the research agent. ${asks}`, researchInput, ({ query }) => {
      if (!agents.some(({ slug }) => slug === 'research')) return unknown('research');
      use.asked.add('research');
      return propose([{ kind: 'research', query: query.replaceAll(/\s+/g, ' ') }]);
    }),
  };
}

const asks = 'Nothing is done yet: the member is asked and must say yes first.';

function describeAgent({ id, name, status, runs, sample }: AgentFact): object {
  const [latest] = runs;
  return { id, name: clip(name), status, lastRun: latest ? describeRun(latest, sample) : 'never' };
}

function describeRun({ agent, executionType, status, at, result, errorMessage }: RunFact, sample: boolean) {
  return {
    agent: clip(agent),
    type: executionType,
    status,
    at,
    ...(result === undefined ? {} : { result: clip(result) }),
    ...(errorMessage === undefined ? {} : { reason: clip(errorMessage) }),
    ...(sample ? { builtInSample: true } : {}),
  };
}

const clip = (text: string): string => cut(text.toWellFormed(), longestText);

/** Finds the agent that a model means by an id, a slug or a name, or by a loose one such as 'the lead agent'. */
function findAgentFact(agents: readonly AgentFact[], key: string): AgentFact | undefined {
  const wanted = key.trim().toLowerCase();
  const exact = agents.find((agent) =>
    [agent.id, agent.slug, agent.name].some((name) => name?.toLowerCase() === wanted),
  );
  if (exact) return exact;
  const { named, rest } = findNamed(agents, wanted);
  return named.length === 1 && /^\W*(?:the|my|our|agent|\W)*$/.test(rest) ? named[0] : undefined;
}
