import { serviceName } from '@switchboard/api-contract/catalogue';
import { modelServices } from '@switchboard/api-contract/services/models';
import { changeIn, isUnsure, saysNo, saysUndo, saysYes } from '@switchboard/api-contract/orders/confirmation';
import { oneOf } from '@switchboard/api-contract/words/say';
import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import type { Context } from '../platform/Context.ts';
import type { Timers } from '../platform/clock.ts';
import { modelFor, type TenantModel } from '../outside/models/openModel.ts';
import type { Member } from '../platform/actor.ts';
import {
  agentSlugsOf,
  buildQuestion,
  carryOut,
  changeAction,
  missingRightFor,
  questionText,
  stepText,
  type Action,
  type CarriedOut,
} from './actions/actions.ts';
import { findAbout, type About } from './answers/about.ts';
import { withEnding, type ConversationKey, type AssistantReply } from './conversations/answerRows.ts';
import type { Answers } from './answers/Answers.ts';
import { readOpenActions, addMessage, type LoadedConversation } from './conversations/conversations.ts';
import { undoLast } from './answers/receipts.ts';
import { suggestQuestions } from './answers/suggestions.ts';
import { correctActions } from './actions/correctActions.ts';
import { readOrganisationState } from './reader/organisationState.ts';
import { respond, type ReaderReply } from './reader/respond.ts';
import { quoted } from './reader/words.ts';
import type { AnswerWriter } from './answers/GrowingAnswer.ts';
import type { ProviderTrouble } from './answers/providerTrouble.ts';

const models = oneOf(modelServices.map(serviceName));
const hint = `Connect ${models} under API Connections and I can answer more than this.`;

interface AssistantOptions {
  readonly context: Context;
  readonly timers: Timers;
  readonly answers: Answers;
}

/** A message, as it is answered. */
interface Asked {
  readonly conversation: LoadedConversation;
  readonly message: string;
  readonly sessionId: string;
  readonly writer: AnswerWriter;
  /** What the conversation began at. */
  readonly about: About | undefined;
  /** What the open question would do, changed. */
  readonly changed?: readonly Action[] | undefined;
}

/**
 * Answers messages with the tenant's language model, or with the reader if none is connected, if it is the sandbox's,
 * or if it fails. Every action is first put to the member as a question and carried out here after a yes. Neither the
 * model nor the text of a message can act in any other way.
 */
export class Assistant {
  readonly #options: AssistantOptions;

  constructor(options: AssistantOptions) {
    this.#options = options;
  }

  /**
   * Takes a message and begins its answer in the background, unless the message came before. Returns where its answer
   * is. `onTrouble` is told, for the log, why the provider failed.
   */
  async take(
    member: Member,
    { sessionId, change, ...request }: IdentifiedMessage,
    onTrouble: (trouble: string) => void,
  ): Promise<{ readonly key: ConversationKey; readonly id: string }> {
    const { context, answers } = this.#options;
    const { tenantId, userId } = member;
    const { message } = request;
    const key = { tenantId, userId, sessionId };
    const changed = change && (await changeAction(context, member, await readOpenActions(context, key), change));
    const { answerId, conversation } = await addMessage(context, key, request);
    if (conversation)
      answers.make(key, answerId, async (writer) => {
        const about = await findAbout(context, member, conversation.about);
        const asked = { conversation, message, sessionId, writer, about, changed };
        const { reply, trouble = reply.brokenOff } = await this.#reply(member, asked);
        if (trouble !== undefined) onTrouble(trouble);
        const { text, agents, receipts, proposed = [], suggestions: nearest, brokenOff } = reply;
        const question = proposed.length > 0 ? await buildQuestion(context, member, proposed) : undefined;
        const status = brokenOff !== undefined ? 'cut' : nearest ? 'not-understood' : 'done';
        const before = conversation.turns.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []));
        const suggestions = question
          ? []
          : nearest && nearest.length > 0
            ? nearest
            : await suggestQuestions(context, member, { about, asked: [...before, message] });
        return {
          text,
          parts: { agents, receipts, question, suggestions },
          proposed,
          hinted: text.endsWith(hint),
          status,
        };
      });
    return { key, id: answerId };
  }

  async #reply(member: Member, asked: Asked): Promise<{ readonly reply: AssistantReply; readonly trouble?: string }> {
    const { conversation, message, sessionId, writer, changed } = asked;
    const { pending } = conversation;
    if (pending.length > 0 && changed) return { reply: permitted(askAgain(changed), member) };
    if (pending.length > 0 && saysNo(message)) return { reply: { text: 'OK, nothing was changed.', agents: [] } };
    if (pending.length > 0 && saysYes(message))
      return { reply: notAllowed(member, pending) ?? (await this.#carryOut(member, pending, writer)) };
    if (pending.length > 0) {
      const corrected = await this.#correct(member, asked);
      if (corrected) return { reply: permitted(corrected, member) };
      // Whatever else is said, it ends the question.
      writer.say('Nothing was done about my question.\n\n');
    }
    if (saysUndo(message)) return { reply: await undoLast(this.#options.context, member, sessionId) };
    const model = await modelFor(this.#options.context, member.tenantId);
    // The sandbox's model would understand no more than the reader does.
    if (!model || model.inSandbox) return { reply: permitted(await this.#respond(member, asked), member) };
    const reply = await this.#ask(model, member, asked);
    if (!('trouble' in reply)) return { reply: permitted(reply, member) };
    // The reason and what to do, and then whatever the reader can answer.
    const { trouble } = reply;
    const despite = await this.#ownReply(member, asked);
    const text = despite.understood ? withEnding(trouble, despite.text) : trouble;
    return { reply: permitted(despite.understood ? { ...despite, text } : { text, agents: [] }, member), trouble };
  }

  /** The open question asked anew: with what the message changes, or because it may be a yes or a no. */
  async #correct(member: Member, { conversation: { pending }, message }: Asked): Promise<AssistantReply | undefined> {
    const { context } = this.#options;
    if (isUnsure(message)) {
      const again = askAgain(pending);
      return { ...again, text: `Nothing was done yet: is ${quoted(message)} a yes or a no? ${again.text}` };
    }
    const said = changeIn(message);
    if (said === undefined) return undefined;
    const organisation = await readOrganisationState(context, member.tenantId);
    const order = await correctActions({ context, asker: member, organisation }, pending, said);
    if (!order) return undefined;
    const { actions, agents, text } = order;
    if (actions.length > 0) {
      const again = askAgain(actions);
      return { ...again, text: [text, again.text].filter(Boolean).join(' ') };
    }
    return { text: `Nothing was done. ${text}`, agents: agents.flatMap(({ slug }) => slug ?? []) };
  }

  async #carryOut(member: Member, actions: readonly Action[], { step, signal }: AnswerWriter): Promise<AssistantReply> {
    const done: CarriedOut[] = [];
    for (const action of actions) {
      if (signal.aborted) break;
      step(stepText(action));
      const one = await carryOut(this.#options.context, member, action);
      // Of several, whoever could not is named.
      const isNamed =
        one.receipt || actions.length === 1 || !('agentName' in action) || one.text.includes(action.agentName);
      done.push(isNamed ? one : { ...one, text: `${action.agentName}: ${one.text}` });
    }
    const left = done.length < actions.length ? ['The rest was not done.'] : [];
    return {
      text: [...done.map(({ text }) => text), ...left].join(' '),
      agents: agentSlugsOf(actions),
      receipts: done.flatMap(({ receipt }) => receipt ?? []),
    };
  }

  async #respond(member: Member, asked: Asked): Promise<AssistantReply> {
    const reply = await this.#ownReply(member, asked);
    // A question must come last, such as 'Did you mean one of these?'.
    const asks = [reply.proposed, reply.suggestions].some((one) => one !== undefined && one.length > 0);
    return asked.conversation.hinted || asks ? reply : { ...reply, text: withEnding(reply.text, hint) };
  }

  #ownReply(member: Member, asked: Asked): Promise<ReaderReply> {
    const { turns, pending } = asked.conversation;
    const { about, writer } = asked;
    // 'No, run leads' is an order, once it is no answer.
    const message = pending.length > 0 ? asked.message.replace(/^no[\s,.!;:–—-]+(?=\S)/i, '') : asked.message;
    return respond(this.#options.context, member, { message, turns, about }, writer);
  }

  async #ask(
    model: TenantModel,
    member: Member,
    { conversation, message, about, writer }: Asked,
  ): Promise<AssistantReply | ProviderTrouble> {
    const { context, timers } = this.#options;
    // The SDK is loaded with the first request to a model.
    const { replyByModel } = await import('./answers/modelReply.ts');
    return replyByModel(context, { asker: member, model, turns: conversation.turns, message, about, timers }, writer);
  }
}

/** The question again, about other actions than before. */
const askAgain = (proposed: readonly Action[]): AssistantReply => ({
  text: questionText(proposed),
  agents: agentSlugsOf(proposed),
  proposed,
});

/** What is answered to an order of a member whose role does not allow it; undefined if it does. */
function notAllowed({ role }: Pick<Member, 'role'>, actions: readonly Action[]): AssistantReply | undefined {
  const text = missingRightFor(role, actions);
  return text === undefined ? undefined : { text, agents: agentSlugsOf(actions) };
}

/** The reply, without what the member's role does not allow: the question whether to do it. */
const permitted = (reply: AssistantReply, member: Member): AssistantReply =>
  notAllowed(member, reply.proposed ?? []) ?? reply;
