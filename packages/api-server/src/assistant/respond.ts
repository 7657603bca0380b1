import { findNamed } from '@switchboard/api-contract/orders/findNamed';
import type { Context } from '../platform/Context.ts';
import { questionFor } from './actions.ts';
import type { Asking } from './Asking.ts';
import { readFacts, type AgentFact } from './facts.ts';
import { hear } from './hearing.ts';
import { intents } from './intents.ts';
import { readOrder } from './orders.ts';
import { periodIn } from './period.ts';
import type { Reply } from './Reply.ts';
import { limitsAnswer } from './tellOthers.ts';

/** The built-in responder's answer. `understood` is false if it only says what it can't do. */
export interface BuiltInReply extends Reply {
  readonly understood: boolean;
}

/**
 * The built-in responder, which needs no provider: answers a message from the tenant's own data and asks before it
 * acts.
 */
export async function respond(context: Context, asker: Asking['asker'], message: string): Promise<BuiltInReply> {
  const facts = await readFacts(context, asker.tenantId);
  const heard = hear(
    message,
    [...facts.agents, ...facts.connections].map(({ name }) => name),
  );
  const order = readOrder(facts.agents, heard);
  if (order) {
    const question = order.actions.length > 0 ? [questionFor(order.actions)] : [];
    return {
      text: [...(order.text === undefined ? [] : [order.text]), ...question].join(' '),
      agents: slugsOf(order.agents),
      proposed: order.actions,
      understood: true,
    };
  }
  const said = heard.said.replace(lead, '');
  const { named } = findNamed(facts.agents, said);
  const asking: Asking = { context, asker, facts, said, named, period: periodIn(said, facts.clock) };
  const intent = heard.isStrange || otherOrder.test(said) ? undefined : intents.find(({ sounds }) => sounds(asking));
  const { text, asked } = intent ? await intent.answer(asking) : limitsAnswer;
  return { text, agents: slugsOf(asked), understood: intent !== undefined };
}

/** Slugs of those of the seven that are among these agents. */
const slugsOf = (agents: readonly AgentFact[]): Reply['agents'] => agents.flatMap((agent) => agent.slug ?? []);

/** What a question may begin with that says nothing. */
const lead =
  /^(?:(?:hey|hi|hello|good (?:morning|afternoon|evening)|ok(?:ay)?|so|please|and|well|now)(?:[\s,.!]+(?=\S))|(?:(?:can|could|would|will) you )?(?:please )?(?:tell (?:me|us)|let (?:me|us) know|check|find out|look up|see)(?: please)? (?=what|if|whether|how|which|when|why|who)|(?:i(?:'d| would) like to|i want to|i need to) know |(?:can|could|would|will) you (?:please )?)+/;

/** Begins like an instruction that needs a language model. */
const otherOrder =
  /^(?:please )?(?:add|book|buy|call|cancel|change|create|delete|draft|find|forward|invite|make|move|open|order|plan|play|remind|remove|reply|run|schedule|search|send|set|start|stop|translate|turn|write|don't|do not|never)\b/;
