import type { AgentAction } from '@switchboard/api-contract/agents';
import { agents } from '@switchboard/api-contract/agents/all';
import { agentTable, type AgentEntry, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { ChatRequest } from '@switchboard/api-contract/assistant';
import {
  carriedOut,
  readAgentOrder,
  withoutPoliteness,
  type AgentOrder,
} from '@switchboard/api-contract/orders/agentOrder';
import { askBefore } from '@switchboard/api-contract/orders/askBefore';
import { saysNo, saysYes } from '@switchboard/api-contract/orders/yesOrNo';
import { lacking, mayOf } from '@switchboard/api-contract/roles';
import { chatAnswer, type ChatAnswer } from '../builders/assistant.ts';

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

interface Order {
  readonly kind: AgentOrder;
  readonly agent: AgentEntry;
}

interface ChatParts {
  readonly act: (agentId: string, action: AgentAction) => void;
  readonly run: (agentId: string) => unknown;
  /** Why no language model answers; undefined if one does, or none is connected. */
  readonly trouble: () => string | undefined;
}

/** The assistant: passes messages to agents by their words, and asks before it starts, stops or runs one. */
export function createChat({ act, run, trouble }: ChatParts) {
  /** What the last answer of a session asked about. */
  const asked = new Map<string, Order>();

  return ({ message, sessionId }: ChatRequest, role: string): ChatAnswer => {
    const open = asked.get(sessionId);
    asked.delete(sessionId);
    if (open && saysYes(message)) return refusedTo(open, role) ?? carryOut(open, { act, run });
    if (open && saysNo(message)) return { response: 'OK, nothing was changed.', agents: [] };
    const why = trouble();
    const wanted = readOrder(message);
    if (!wanted) return despite(why, passOn(message));
    const refused = refusedTo(wanted, role);
    if (refused) return refused;
    asked.set(sessionId, wanted);
    return despite(why, {
      response: askBefore(
        `${wanted.kind} ${wanted.agent.name}`,
        wanted.kind === 'start' || wanted.kind === 'stop' ? 'all' : 'none',
      ),
      agents: [wanted.agent.slug],
    });
  };
}

/** What is answered to an order of a member whose role does not allow it. */
const refusedTo = ({ agent }: Order, role: string): ChatAnswer | undefined =>
  mayOf(role, 'work') ? undefined : { response: lacking('work'), agents: [agent.slug] };

/** Without its model, the assistant says why and answers what it can. */
function despite(why: string | undefined, answer: ChatAnswer): ChatAnswer {
  if (why === undefined) return answer;
  return answer === offer ? { response: why, agents: [] } : { ...answer, response: `${why} ${answer.response}` };
}

function readOrder(message: string): Order | undefined {
  const { kind, agents: [agent] = [] } =
    readAgentOrder(agentTable, withoutPoliteness(message.trim().toLowerCase()).replace(/[\s.?!]+$/, '')) ?? {};
  return kind && agent ? { kind, agent } : undefined;
}

function carryOut({ kind, agent }: Order, { act, run }: Omit<ChatParts, 'trouble'>): ChatAnswer {
  if (kind === 'run') run(agent.id);
  else act(agent.id, kind);
  return { response: carriedOut[kind](agent.name), agents: [agent.slug] };
}

/** For a message that is not understood. */
const offer = chatAnswer({
  response: 'I can ask the agents for research, leads, places, contacts, mail and meetings. What do you need?',
  agents: ['orchestrator'],
});

function passOn(message: string): ChatAnswer {
  if (/logistics compan/i.test(message)) return chatAnswer();
  const called = agentTable.filter(({ slug }) => means(slug, message));
  const [first] = called;
  if (!first) return offer;
  return chatAnswer({
    response: `I passed this to ${called.map((entry) => entry.name).join(' and ')}. You’ll find the result on its page.`,
    agents: ['orchestrator', ...called.map((entry) => entry.slug)],
  });
}
