import { agentOrders, type AgentOrder } from '@switchboard/api-contract/orders/agentOrder';
import { required } from '@switchboard/api-contract/wire';
import * as v from 'valibot';
import { longestQuery } from '../acts/agentActs.ts';
import { orderFor } from '../orders.ts';
import { agentKey, agentNamed } from './agentTools.ts';
import { defineTool, type Tool } from './Tool.ts';

const asks = 'Nothing is done yet: the member is asked and must say yes first.';
const step = () => 'Preparing what to ask you';

const orders: Record<AgentOrder, string> = {
  start: 'Starts an agent.',
  stop: 'Stops (pauses) an agent.',
  restart: 'Restarts an agent.',
  run: 'Makes an agent run once, now.',
};

/** The tools that act, once the member has said yes. */
export const actingTools: readonly Tool[] = [
  ...agentOrders.map((kind) =>
    defineTool({
      name: `${kind}_agent`,
      right: 'work',
      description: `${orders[kind]} ${asks}`,
      input: v.strictObject({ agent: agentKey }),
      step,
      proposes: ({ agent }, asking) => orderFor(kind, [agentNamed(asking, agent)]),
    }),
  ),
  defineTool({
    name: 'start_research',
    right: 'work',
    description: `Starts a research by the research agent. ${asks}`,
    input: v.strictObject({
      query: v.pipe(required('Query', longestQuery), v.description('The question to research')),
    }),
    step,
    proposes: ({ query }, asking) => {
      agentNamed(asking, 'research');
      return { actions: [{ kind: 'research', query: query.replaceAll(/\s+/g, ' ') }] };
    },
  }),
];
