import { agentActions, type AgentAction } from '@switchboard/api-contract/agents';
import { limits } from '@switchboard/api-contract/limits';
import { requiredText } from '@switchboard/api-contract/wire';
import * as v from 'valibot';
import { longestQuery } from '@switchboard/api-contract/assistant';
import { orderFor } from '../actions/orderFor.ts';
import { agentKey, requireAgent } from './agentTools.ts';
import { defineTool, type Tool } from './defineTool.ts';

export const asksFirst = 'Nothing is done yet: the member is asked and must say yes first.';
export const step = () => 'Preparing what to ask you';

const orders: Record<AgentAction, string> = {
  start: 'Starts an agent.',
  stop: 'Stops (pauses) an agent.',
  restart: 'Restarts an agent.',
};

const runInput = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(limits.text.runInput),
    v.description('What it should do, if the agent takes an input'),
  ),
);

/** The tools that act, once the member has said yes. */
export const actionTools: readonly Tool[] = [
  ...agentActions.map((kind) =>
    defineTool({
      name: `${kind}_agent`,
      right: 'work',
      description: `${orders[kind]} ${asksFirst}`,
      input: v.strictObject({ agent: agentKey }),
      step,
      proposes: ({ agent }, asking) => orderFor(kind, [requireAgent(asking, agent)]),
    }),
  ),
  defineTool({
    name: 'run_agent',
    right: 'work',
    description: `Makes an agent run once, now. ${asksFirst}`,
    input: v.strictObject({ agent: agentKey, input: runInput }),
    step,
    proposes: ({ agent, input }, asking) => orderFor('run', [requireAgent(asking, agent)], input),
  }),
  defineTool({
    name: 'start_research',
    right: 'work',
    description: `Starts a research by the research agent. ${asksFirst}`,
    input: v.strictObject({
      query: v.pipe(requiredText('Query', longestQuery), v.description('The question to research')),
    }),
    step,
    proposes: ({ query }, asking) => {
      requireAgent(asking, 'research');
      return { actions: [{ kind: 'research', query: query.replaceAll(/\s+/g, ' ') }] };
    },
  }),
];
