import { agentTable } from '@switchboard/api-contract/agentTable';
import { chatAnswer } from '../builders/assistant.ts';
import type { ChatAnswer } from '../builders/assistant.ts';

/** Words of a message that put it through to an agent. */
const words = { research: /research|source|find out/i, 'lead-generation': /lead|compan|outreach/i, calendar: /meeting|calendar|schedule|thursday/i, email: /mail|reply|inbox/i, contacts: /contact|address book/i, 'maps-scraper': /caf|restaurant|shop|map/i } as const;

/** What the assistant answers: the agents that the words of the message call for. */
export function answerChat(message: string): ChatAnswer {
  if (/logistics compan/i.test(message)) return chatAnswer();
  const asked = agentTable.filter(({ slug }) => slug !== 'orchestrator' && words[slug].test(message));
  const [first] = asked;
  if (!first) return chatAnswer({ response: 'I can ask the agents for research, leads, places, contacts, mail and meetings. What do you need?', agents: ['orchestrator'] });
  return chatAnswer({ response: `I passed this to ${asked.map((entry) => entry.name).join(' and ')}. You find the result on its page.`, agents: ['orchestrator', ...asked.map((entry) => entry.slug)] });
}
