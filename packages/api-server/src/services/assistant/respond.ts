import type { Context } from '../../context.ts';
import { questionFor } from './actions.ts';
import { readFacts, type AgentFact } from './facts.ts';
import { intents, tellAgents, tellLimits } from './intents.ts';
import { findNamed } from './names.ts';
import { readOrder } from './orders.ts';
import type { Reply } from './Reply.ts';

/** The built-in responder's answer. `understood` is false if it only says what it can't do. */
export interface BuiltInReply extends Reply {
  readonly understood: boolean;
}

/**
 * The built-in responder, which needs no provider: answers a message from the tenant's own data and asks before it
 * acts.
 */
export async function respond(context: Context, tenantId: string, message: string): Promise<BuiltInReply> {
  const facts = await readFacts(context, tenantId);
  const order = readOrder(facts.agents, message);
  if (order)
    return {
      text: order.text ?? questionFor(order.actions),
      agents: slugsOf(order.agents),
      proposed: order.actions,
      understood: true,
    };
  const { named } = findNamed(facts.agents, message);
  const intent = unknownOrder.test(message) ? undefined : intents.find(({ sounds }) => sounds.test(message));
  const answer = intent
    ? intent.answer(facts, named)
    : named.length > 0 && asksAbout(message)
      ? tellAgents(facts, named)
      : undefined;
  const { text, asked } = answer ?? tellLimits();
  return { text, agents: slugsOf(asked), understood: answer !== undefined };
}

/** Slugs of those of the seven that are among these agents. */
const slugsOf = (agents: readonly AgentFact[]): Reply['agents'] => agents.flatMap((agent) => agent.slug ?? []);

/** Begins like an instruction that needs a language model. */
const unknownOrder =
  /^\s*(?:please\s+)?(?:add|book|cancel|create|delete|draft|find|make|plan|remove|reply|run|schedule|search|send|start|stop|translate|write)\b/i;

/** Whether a message is a question, or a name and little else. */
function asksAbout(message: string): boolean {
  if (unknownOrder.test(message)) return false;
  return (
    /\?\s*$|^\s*(?:how|what|is|are|does|did|has|tell me|show)\b/i.test(message) ||
    message.trim().split(/\s+/).length <= 3
  );
}
