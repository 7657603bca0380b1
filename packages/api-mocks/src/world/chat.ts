import type { AgentAction } from '@switchboard/api-contract/agents';
import { agents } from '@switchboard/api-contract/agents/all';
import { agentTable, type AgentEntry, type AgentSlug } from '@switchboard/api-contract/agentTable';
import {
  carriedOut,
  readAgentOrder,
  withoutPoliteness,
  type AgentOrder,
} from '@switchboard/api-contract/orders/agentOrder';
import { askBefore } from '@switchboard/api-contract/orders/askBefore';
import { saysNo, saysYes } from '@switchboard/api-contract/orders/yesOrNo';
import { lacking, mayOf } from '@switchboard/api-contract/roles';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { answeredAnswer, type ChatMessageAnswer } from '../builders/conversations.ts';

/** Words that route a message to an agent, in addition to its nicknames. */
const words: Partial<Record<AgentSlug, RegExp>> = {
  research: /research|source|find out/i,
  'lead-generation': /lead|compan|outreach/i,
  calendar: /meeting|calendar|schedule|thursday/i,
  email: /mail|reply|inbox/i,
  contacts: /contact|address book/i,
  'maps-scraper': /caf|restaurant|shop|map/i,
};
const means = (slug: AgentSlug, message: string) =>
  slug !== 'orchestrator' && (words[slug] ?? new RegExp(agents[slug].nicknames.source, 'i')).test(message);

/** What can be done to an agent after a yes. */
export interface Order {
  readonly kind: AgentOrder;
  readonly agent: AgentEntry;
}

interface ChatParts {
  readonly act: (agentId: string, action: AgentAction) => void;
  readonly run: (agentId: string) => unknown;
  /** Why no language model answers; undefined if one does, or none is connected. */
  readonly trouble: () => string | undefined;
}

/** What a message is answered. */
export interface Reply extends Pick<ChatMessageAnswer, 'text' | 'agents' | 'steps' | 'sources'> {
  /** What its question asks about. */
  readonly asks?: Order;
  /** What was done. */
  readonly did?: Order;
}

/** The assistant: passes messages to agents by their words, and asks before it starts, stops or runs one. */
export function createChat({ act, run, trouble }: ChatParts) {
  const carryOut = (order: Order): Reply => {
    const { kind, agent } = order;
    if (kind === 'run') run(agent.id);
    else act(agent.id, kind);
    return { text: carriedOut[kind](agent.name), agents: [agent.slug], did: order };
  };
  return {
    /** `open`: what the answer before asked about. */
    reply(message: string, role: string, open: Order | undefined): Reply {
      if (open && saysYes(message)) return refusedTo(open, role) ?? carryOut(open);
      if (open && saysNo(message)) return { text: 'OK, nothing was changed.', agents: [] };
      const why = trouble();
      const wanted = readOrder(message);
      if (!wanted) return despite(why, passOn(message));
      const { kind, agent } = wanted;
      const refused = refusedTo(wanted, role);
      if (refused) return refused;
      const text = askBefore(`${kind} ${agent.name}`, canUndo(wanted) ? 'all' : 'none');
      return despite(why, { text, agents: [agent.slug], asks: wanted });
    },
    /** Undoes what was done: an agent that was stopped is started, and one that was started is stopped. */
    undo: ({ kind, agent }: Order): void => act(agent.id, kind === 'stop' ? 'start' : 'stop'),
  };
}

export type Chat = ReturnType<typeof createChat>;

/** Whether what was done can be undone. */
export const canUndo = ({ kind }: Order): boolean => kind === 'start' || kind === 'stop';

/** What is answered to an order of a member whose role does not allow it. */
const refusedTo = ({ agent }: Order, role: string): Reply | undefined =>
  mayOf(role, 'work') ? undefined : { text: lacking('work'), agents: [agent.slug] };

/** Without its model, the assistant says why and answers what it can. */
function despite(why: string | undefined, reply: Reply): Reply {
  if (why === undefined) return reply;
  return reply === offer ? { text: why, agents: [] } : { ...reply, text: `${why} ${reply.text}` };
}

function readOrder(message: string): Order | undefined {
  const { kind, agents: [agent] = [] } =
    readAgentOrder(agentTable, withoutPoliteness(message.trim().toLowerCase()).replace(/[\s.?!]+$/, '')) ?? {};
  return kind && agent ? { kind, agent } : undefined;
}

/** For a message that is not understood. */
const offer: Reply = {
  text: 'I can ask the agents for research, leads, places, contacts, mail and meetings. What do you need?',
  agents: ['orchestrator'],
};

const stepsOf = (asked: readonly AgentEntry[]) => asked.map(({ name }) => ({ text: `Asking ${name}`, done: true }));

function passOn(message: string): Reply {
  if (/what failed/i.test(message)) return failedToday;
  const called = agentTable.filter(({ slug }) => means(slug, message));
  if (/logistics compan/i.test(message)) return { ...foundLeads, steps: stepsOf(called) };
  const [first] = called;
  if (!first) return offer;
  return {
    text: `I passed this to ${called.map((entry) => entry.name).join(' and ')}. You’ll find the result on its page.`,
    agents: ['orchestrator', ...called.map((entry) => entry.slug)],
    steps: stepsOf(called),
  };
}

const { text, agents: askedAgents, steps, sources } = answeredAnswer();
const failedToday: Reply = { text, agents: askedAgents, steps, sources };

const foundLeads: Reply = {
  text: 'I found 34 logistics companies in Poland with fewer than five hundred people [1]. Twelve have a verified contact, and I have drafted a first mail for each of them.',
  agents: ['orchestrator', 'lead-generation'],
  sources: [
    {
      n: 1,
      kind: 'agent',
      id: 'lead-generation-agent',
      label: 'Lead Generation Agent',
      to: addresses.agent('lead-generation-agent'),
    },
  ],
};
