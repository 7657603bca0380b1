import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { ChatResponse } from '@switchboard/api-contract/assistant';
import type { Context } from '../../context.ts';
import { readFacts } from './facts.ts';
import type { AgentFact } from './facts.ts';
import { intents, tellAgents, tellLimits } from './intents.ts';

/** Words that mean one of the seven besides its name. */
const nicknames: Record<AgentSlug, RegExp> = {
  research: /\bresearch(?:er|es)?\b/i,
  orchestrator: /\borchestrat\w*\b|\bsuper agent\b/i,
  'maps-scraper': /\bmaps?\b|\bscrap(?:er|ing)\b/i,
  contacts: /\bcontacts?\b|\baddress book\b/i,
  calendar: /\bcalendar\b|\bmeetings?\b/i,
  email: /\be-?mails?\b|\binbox\b/i,
  'lead-generation': /\bleads?\b/i,
};

/** Answers a message from the tenant's own data; `agents` names those of the seven that were asked. */
export async function respond(context: Context, tenantId: string, message: string): Promise<ChatResponse> {
  if (order.test(message)) return { response: tellLimits().text, agents: [] };
  const facts = await readFacts(context, tenantId);
  const named = facts.agents.filter((agent) => isNamed(agent, message));
  const intent = intents.find(({ sounds }) => sounds.test(message));
  const { text, asked } = intent ? intent.answer(facts, named) : named.length > 0 && asksAbout(message) ? tellAgents(facts, named) : tellLimits();
  return { response: text, agents: asked.flatMap((agent) => agent.slug ?? []) };
}

function isNamed({ slug, name }: AgentFact, message: string): boolean {
  return message.toLowerCase().includes(name.toLowerCase()) || (slug !== undefined && nicknames[slug as AgentSlug].test(message));
}

/** Begins like work to be done, which needs a language model. */
const order = /^\s*(?:please\s+)?(?:add|book|cancel|create|delete|draft|find|make|plan|remove|reply|run|schedule|search|send|start|stop|translate|write)\b/i;

/** A question, or a name and little else. */
function asksAbout(message: string): boolean {
  return /\?\s*$|^\s*(?:how|what|is|are|does|did|has|tell me|show)\b/i.test(message) || message.trim().split(/\s+/).length <= 3;
}
