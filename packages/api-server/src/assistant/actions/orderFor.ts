import type { AgentAction } from '@switchboard/api-contract/agents';
import type { AgentState } from '../reader/organisationState.ts';
import { are, listed } from '../reader/words.ts';
import { type Action, mostActions } from './actions.ts';

/** An order: actions to ask about, or why there is nothing to do. */
export interface Order {
  readonly actions: readonly Action[];
  readonly agents: readonly AgentState[];
  /** Said before the question, or in place of it. */
  readonly text?: string;
}

/** What a run must be given, by list type. */
const runsNeed: Readonly<Record<string, string>> = { research: 'a topic', custom: 'something to work on' };

/**
 * The actions of an order to these agents; `input` is what runs work on. Agents already in the wanted state are left
 * out, and so are those whose run lacks its input, which is said.
 */
export function orderFor(kind: AgentAction | 'run', agents: readonly AgentState[], input = ''): Order {
  const wanted = { start: 'active', stop: 'paused', restart: undefined, run: undefined }[kind];
  const lacking = kind === 'run' && input.trim() === '' ? agents.filter(({ type }) => type in runsNeed) : [];
  const lacks = lacking.map(({ name, type }) => `${name} needs ${runsNeed[type]}.`).join(' ');
  if (lacking.length > 0 && lacking.length === agents.length) return { actions: [], agents, text: lacks };
  const others = agents.filter((agent) => agent.status !== wanted && !lacking.includes(agent));
  if (others.length === 0)
    return {
      actions: [],
      agents,
      text: `${listed(agents.map(({ name }) => name))} ${are(agents.length)} already ${wanted}.`,
    };
  if (others.length > mostActions)
    return { actions: [], agents, text: `That is ${others.length} agents. Name at most ${mostActions} at a time.` };
  return {
    actions: others.map(({ id, name }) => ({
      kind,
      agentId: id,
      agentName: name,
      ...(input.trim() && { input: input.trim() }),
    })),
    agents,
    ...(lacks && { text: lacks }),
  };
}
