import { findNamed } from '@switchboard/api-contract/orders/findNamed';
import { resolveReferences, withNames, type Exchange } from '@switchboard/api-contract/orders/resolveReferences';
import type { Context } from '../../platform/Context.ts';
import { mostActions, questionText } from '../actions/actions.ts';
import { readRunOrder, readRunsInOrder, readWritingOrder, type PendingOrder } from './readActionOrder.ts';
import type { AnswerableQuestion, Question } from './Question.ts';
import type { About } from '../answers/about.ts';
import type { Turn } from '../conversations/conversations.ts';
import { readOrganisationState, type AgentState } from './organisationState.ts';
import { readMessage, type ReadMessage } from './readMessage.ts';
import { intents, type Intent } from './intents.ts';
import { readOrder, type Order } from './orders.ts';
import { periodIn } from './period.ts';
import type { AssistantReply } from '../conversations/answerRows.ts';
import { readRetry } from './answerAboutSubject.ts';
import type { AnswerWriter } from '../answers/GrowingAnswer.ts';
import { limitsAnswer } from './answerAboutOthers.ts';

/** The built-in responder's answer. `understood` is false if it only says what it can't do. */
export interface BuiltInReply extends AssistantReply {
  readonly understood: boolean;
}

/**
 * The built-in responder, which needs no provider: answers a message from the tenant's own data and asks before it
 * acts. What the message points back to is looked for in the earlier turns.
 */
export async function respond(
  context: Context,
  asker: AnswerableQuestion['asker'],
  {
    message,
    turns,
    about,
  }: { readonly message: string; readonly turns: readonly Turn[]; readonly about?: About | undefined },
  writer: AnswerWriter,
): Promise<BuiltInReply> {
  const organisation = await readOrganisationState(context, asker.tenantId);
  const known = { context, asker, organisation, about };
  const wishes = understand(known, message, turns);
  if (wishes.length === 0) return { text: limitsAnswer.text, agents: [], understood: false, suggestions: [] };
  const texts: string[] = [];
  const concerned: AgentState[] = [];
  for (const { asking, intent } of wishes) {
    if (!intent || !asking) continue;
    const { text, asked } = await intent.answer({ ...asking, writer });
    texts.push(text);
    concerned.push(...asked);
  }
  const orders: Order[] = [];
  for (const { order, later } of wishes) orders.push(...[order ?? (await later?.(known)) ?? []].flat());
  for (const { text, agents } of orders) {
    if (text !== undefined) texts.push(text);
    concerned.push(...agents);
  }
  const proposed = orders.flatMap(({ actions }) => actions).slice(0, mostActions);
  // A question must come last.
  if (proposed.length > 0) texts.push(questionText(proposed));
  return { text: texts.join(' '), agents: slugsOf(concerned), proposed, understood: true };
}

type Known = Pick<Question, 'context' | 'asker' | 'organisation' | 'about'>;

/** What a message wants: an order, or a question and its kind. */
interface Wish {
  readonly order?: Order;
  readonly later?: PendingOrder;
  readonly asking?: Question;
  readonly intent?: Intent;
}

/** What the built-in responder understands of a message: nothing, or each of its wishes. */
export function understand(known: Known, message: string, turns: readonly Turn[]): readonly Wish[] {
  const { agents, connections } = known.organisation;
  const names = [...agents, ...connections].map(({ name }) => name);
  const typed = readMessage(message, names);
  const writing = readWritingOrder(agents, typed);
  if (writing) return [{ later: writing }];
  const { spelled } = typed;
  const full = resolveReferences(agents, spelled, exchangesOf(turns));
  const heard = readMessage(full === spelled ? message : full, names);
  const retry = full === spelled ? readRetry(known, heard.said) : undefined;
  if (retry) return [{ order: retry }];
  const whole = orderIn(agents, heard);
  if (whole) return [whole];
  const parts = heard.written.split(wishBoundary);
  if (parts.length > 1) {
    const wishes = parts.map((part) => wishIn(known, readMessage(part, names)));
    const kinds = new Set(wishes.map((wish) => wish?.intent));
    if (wishes.every((wish) => wish !== undefined) && kinds.size > 1) return wishes;
  }
  const wish =
    wishIn(known, heard) ?? (isOrderWithoutAgent(agents, spelled, names) ? { order: askWhichAgent } : undefined);
  return wish ? [wish] : [];
}

const askWhichAgent: Order = { actions: [], agents: [], text: 'Which agent do you mean?' };

/** Whether a message would be an order to an agent if it were clear which one it points back to. */
const isOrderWithoutAgent = ([agent]: readonly AgentState[], spelled: string, names: readonly string[]): boolean => {
  const full = agent ? withNames(spelled, agent.name) : spelled;
  return agent !== undefined && full !== spelled && orderIn([agent], readMessage(full, names)) !== undefined;
};

/** The order that a message is. */
function orderIn(agents: readonly AgentState[], heard: ReadMessage): Wish | undefined {
  const inOrder = readRunsInOrder(agents, heard);
  if (inOrder) return { later: inOrder };
  const order = readOrder(agents, heard);
  if (order) return { order };
  const later = readRunOrder(agents, heard);
  return later && { later };
}

/** The one wish in a message or in a part of it. */
function wishIn(known: Known, heard: ReadMessage): Wish | undefined {
  const order = orderIn(known.organisation.agents, heard);
  if (order) return order;
  const said = heard.said.replace(opening, '');
  if (heard.isStrange || unknownOrder.test(said)) return undefined;
  const { named } = findNamed(known.organisation.agents, said);
  const asking: Question = { ...known, said, named, period: periodIn(said, known.organisation.clock) };
  const intent = intents.find(({ sounds }) => sounds(asking));
  return intent && { asking, intent };
}

/** Where one wish ends and the next begins, which says so by its first word. */
const wishBoundary =
  /[.?!;]\s+(?:(?:and|then|also|but)\s)*|,?\s(?:and|then|but|also)(?:\s(?:then|also|please))*\s(?=(?:please\s)?(?:tell|show|give|list|check|find|what|which|how|why|when|who|is|are|did|do|does|have|has|any|pause|stop|start|run|restart|resume|turn|switch|sync|research|let)\b)/i;

/** Earlier messages with their answers. */
const exchangesOf = (turns: readonly Turn[]): Exchange[] =>
  turns.flatMap(({ role, text }, at) => {
    const next = turns[at + 1];
    return role === 'user' ? [{ message: text, answer: next?.role === 'assistant' ? next.text : '' }] : [];
  });

/** Slugs of those of the seven that are among these agents. */
const slugsOf = (agents: readonly AgentState[]): AssistantReply['agents'] =>
  agents.flatMap((agent) => agent.slug ?? []);

/** What a question may begin with that says nothing. */
const opening =
  /^(?:(?:hey|hi|hello|good (?:morning|afternoon|evening)|ok(?:ay)?|so|please|and|well|now)(?:[\s,.!]+(?=\S))|(?:(?:can|could|would|will) you )?(?:please )?(?:tell (?:me|us)|let (?:me|us) know|check|find out|look up|see)(?: please)? (?=what|if|whether|how|which|when|why|who)|(?:i(?:'d| would) like to|i want to|i need to) know |(?:can|could|would|will) you (?:please )?)+/;

/** Begins like an instruction that needs a language model. */
const unknownOrder =
  /^(?:please )?(?:add|book|buy|call|cancel|change|create|delete|draft|find|forward|invite|make|move|open|order|plan|play|remind|remove|reply|run|schedule|search|send|set|start|stop|translate|turn|write|don't|do not|never)\b/;
