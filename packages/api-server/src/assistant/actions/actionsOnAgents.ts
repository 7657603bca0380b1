import { takesInput, type AgentAction } from '@switchboard/api-contract/agents';
import { changeValues } from '@switchboard/api-contract/assistant';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import * as v from 'valibot';
import { carryOutAgentAction } from '../../agents/carryOutAgentAction.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { startRun } from '../../runs/startRun.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { quoted } from '../reader/words.ts';
import { askForLastRun, begunBy, defineAction } from './defineAction.ts';
import { describeRunCost } from './actionsOnRuns.ts';

const named = { agentId: v.string(), agentName: v.string() } as const;

/** For each action, the status in which it changes something, and the action that undoes it. */
const backFrom = { start: ['paused', 'stop'], stop: ['deployed', 'start'], restart: undefined } as const;

const past = { start: 'started', stop: 'stopped', restart: 'restarted' } as const satisfies Record<AgentAction, string>;

const onAgent = (action: AgentAction) =>
  defineAction({
    args: v.object(named),
    right: 'work',
    question: ({ agentName }) => [action, agentName],
    canUndo: action !== 'restart',
    agent: ({ agentId }) => agentId,
    carryOut: async (context, { tenantId, name: by }, { agentId, agentName: name }) => {
      const { status } = await findAgentRow(context.db, tenantId, agentId);
      await carryOutAgentAction(context, tenantId, agentId, action, by);
      const [before, back] = backFrom[action] ?? [];
      return {
        text: `${name} is ${past[action]}.`,
        to: addresses.agent(agentId),
        undoing: back && status === before ? { kind: 'agent', agentId, name, action: back } : undefined,
      };
    },
  });

const longestShown = 200;

const run = defineAction({
  args: v.object({ ...named, input: v.optional(v.string()) }),
  right: 'work',
  question: ({ agentName, input }) => [
    'run',
    input === undefined ? agentName : `${agentName} on ${quoted(input, longestShown)}`,
  ],
  canUndo: false,
  agent: ({ agentId }) => agentId,
  costs: (context, tenantId, { agentId }) => describeRunCost(context, tenantId, agentId),
  change: {
    show: ({ agentId, input = '' }) => ({ form: 'run', agentId, values: { input } }),
    take: async ({ db }, { tenantId }, args, values) => {
      const { input } = readBody(changeValues.run, values);
      const { listType } = await findAgentRow(db, tenantId, args.agentId);
      return { ...args, input: input !== '' && takesInput.includes(listType) ? input : undefined };
    },
  },
  carryOut: async (context, member, { agentId: key, agentName, input }) => {
    const started = await startRun(context, member.tenantId, { key, input, ...begunBy(member) });
    const to = addresses.run(key, started.id);
    return { text: `A run of ${agentName} has started.`, advice: askForLastRun, to, runId: started.id };
  },
});

const research = defineAction({
  args: v.object({ query: v.string() }),
  right: 'work',
  question: ({ query }) => ['start', `a research on ${quoted(query)}`],
  canUndo: false,
  agent: () => 'research',
  costs: (context, tenantId) => describeRunCost(context, tenantId, 'research'),
  change: {
    show: ({ query }) => ({ form: 'research', values: { query } }),
    take: (_, __, ___, values) => {
      const { query } = readBody(changeValues.research, values);
      return { query: query.replaceAll(/\s+/g, ' ') };
    },
  },
  carryOut: async (context, member, { query: input }) => {
    const { id: runId } = await startRun(context, member.tenantId, { key: 'research', input, ...begunBy(member) });
    const text = 'The research has started; its page shows what it finds.';
    return { text, to: addresses.agent('research-agent'), runId };
  },
});

export const actionsOnAgents = {
  start: onAgent('start'),
  stop: onAgent('stop'),
  restart: onAgent('restart'),
  run,
  research,
} as const;
