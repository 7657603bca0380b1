import { serviceName } from '@switchboard/api-contract/catalogue';
import { modelServices } from '@switchboard/api-contract/services/models';
import { saysNo, saysUndo, saysYes } from '@switchboard/api-contract/orders/yesOrNo';
import { oneOf } from '@switchboard/api-contract/words/say';
import type { ChatRequest } from '@switchboard/api-contract/assistant';
import type { AnswerSource } from '@switchboard/api-contract/conversations';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import type { Timers } from '../platform/Timers.ts';
import { modelFor } from '../outside/models/modelFor.ts';
import type { TenantModel } from '../outside/models/TenantModel.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { agentsOf, askAbout, carryOut, lackingFor, type Action, type CarriedOut } from './actions.ts';
import { endAnswer, readAnswer, withEnd } from './answerRows.ts';
import { takeMessage, type Conversation } from './conversations.ts';
import { undoLast } from './receipts.ts';
import type { Reply } from './Reply.ts';
import { respond, type BuiltInReply } from './respond.ts';
import { withoutMarks } from './sourceMarks.ts';
import type { Teller } from './Teller.ts';
import { silenceOf, type Trouble } from './trouble.ts';

/** How long a provider may take for one message, including tools. */
const patienceMs = 300_000;

const models = oneOf(modelServices.map(serviceName));
const hint = `Connect ${models} under API Connections and I can answer more than this.`;
const sandboxNote = `The sandbox’s model answers only from what your agents have collected; connect ${models} with your own key for more.`;

/** What the assistant needs. */
export interface AssistantOptions {
  readonly context: Context;
  readonly timers: Timers;
}

type ChatAnswer = AnswerOf<typeof endpoints.chat>;

/** An answer. `trouble`, for the log, says why the provider failed. */
export interface Answered {
  readonly answer: ChatAnswer;
  readonly trouble?: string;
}

type Asker = Member;

/** A message, as it is answered. */
interface Asked {
  readonly conversation: Conversation;
  readonly message: string;
  readonly teller: Teller;
}

class Late extends Error {}

/**
 * Answers messages with the tenant's language model, or with the built-in responder if none is connected or the model
 * fails. The sandbox's model is asked only what the built-in responder does not understand. Every action is first put
 * to the member as a question and carried out here after a yes. Neither the model nor the text of a message can act in
 * any other way.
 */
export class Assistant {
  readonly #options: AssistantOptions;
  readonly #stop = new AbortController();

  constructor(options: AssistantOptions) {
    this.#options = options;
  }

  /** Aborts requests to providers, because the server is stopping. */
  stop(): void {
    this.#stop.abort();
  }

  /** Answers one message. `gone` is aborted when nobody is waiting for the answer any more. */
  async answer(member: Asker, { message, sessionId, ...more }: ChatRequest, gone: AbortSignal): Promise<Answered> {
    const { context } = this.#options;
    const { tenantId, userId } = member;
    const key = { tenantId, userId, sessionId };
    const { answerId, conversation } = await takeMessage(context, key, { message, ...more });
    if (!conversation)
      return { answer: { response: (await readAnswer(context.db, key, answerId))?.text ?? '', agents: [] } };
    let told = '';
    const sources: AnswerSource[] = [];
    const teller: Teller = {
      step: () => {},
      say: (piece) => (told += piece),
      source: (source) => sources.push({ ...source, n: sources.length + 1 }),
      signal: gone,
    };
    try {
      const { reply, trouble } = await this.#reply(member, conversation, { message, sessionId, teller });
      const { agents, receipts } = reply;
      const text = withEnd(told, reply.text);
      const { proposed = [] } = reply;
      const question = proposed.length > 0 ? await askAbout(context, member, proposed) : undefined;
      await endAnswer(
        context,
        key,
        { id: answerId, status: 'done', text, parts: { agents, sources, receipts, question } },
        { proposed, hinted: conversation.hinted || text.endsWith(hint) },
      );
      return {
        answer: { response: withoutMarks(text), agents: [...agents] },
        ...(trouble !== undefined && { trouble }),
      };
    } catch (error) {
      await endAnswer(context, key, { id: answerId, status: 'cut', text: told, parts: {} }, conversation);
      throw error;
    }
  }

  async #reply(
    member: Asker,
    conversation: Conversation,
    { message, sessionId, teller }: { message: string; sessionId: string; teller: Teller },
  ): Promise<{ reply: Reply; trouble?: string }> {
    const { pending } = conversation;
    if (pending.length > 0 && (saysYes(message) || saysNo(message)))
      return {
        reply: saysNo(message)
          ? { text: 'OK, nothing was changed.', agents: [] }
          : (notAllowed(member, pending) ?? (await this.#carryOut(member, pending))),
      };
    if (saysUndo(message)) return { reply: await undoLast(this.#options.context, member, sessionId) };
    const model = await modelFor(this.#options.context, member.tenantId);
    const asking = { conversation, message, teller };
    const answered = !model
      ? await this.#respond(member, asking)
      : model.inSandbox
        ? await this.#respondFirst(model, member, asking)
        : await this.#ask(model, member, asking);
    return 'trouble' in answered
      ? { reply: permitted(await this.#respondDespite(answered, member, asking), member), trouble: answered.trouble }
      : { reply: permitted(answered, member) };
  }

  async #carryOut(member: Asker, actions: readonly Action[]): Promise<Reply> {
    const done: CarriedOut[] = [];
    for (const action of actions) done.push(await carryOut(this.#options.context, member, action));
    const text = done.map((one) => one.text).join(' ');
    return { text, agents: agentsOf(actions), receipts: done.flatMap(({ receipt }) => receipt ?? []) };
  }

  async #respond(member: Asker, asking: Asked): Promise<Reply> {
    const reply = await this.#ownReply(member, asking);
    // A question must come last.
    return asking.conversation.hinted || (reply.proposed?.length ?? 0) > 0
      ? reply
      : { ...reply, text: withEnd(reply.text, hint) };
  }

  #ownReply(member: Asker, { conversation: { turns }, message, teller }: Asked): Promise<BuiltInReply> {
    return respond(this.#options.context, member, { message, turns }, teller);
  }

  async #respondFirst(model: TenantModel, member: Asker, asking: Asked): Promise<Reply | Trouble> {
    const own = await this.#ownReply(member, asking);
    if (own.understood) return own;
    const reply = await this.#ask(model, member, asking);
    return 'trouble' in reply ? reply : { ...reply, text: withEnd(reply.text, sandboxNote) };
  }

  /**
   * If the model fails, the answer gives the reason and what to do, and then whatever the built-in responder can
   * answer.
   */
  async #respondDespite({ trouble }: Trouble, member: Asker, asking: Asked): Promise<Reply> {
    const reply = await this.#ownReply(member, asking);
    return reply.understood ? { ...reply, text: withEnd(trouble, reply.text) } : { text: trouble, agents: [] };
  }

  async #ask(model: TenantModel, member: Asker, { conversation, message, teller }: Asked): Promise<Reply | Trouble> {
    const { context, timers } = this.#options;
    const time = new AbortController();
    const cancel = timers.after(patienceMs, () => time.abort(new Late()));
    const signal = AbortSignal.any([time.signal, teller.signal, this.#stop.signal]);
    try {
      // The SDK is loaded with the first request to a model.
      const { replyByModel } = await import('./modelReply.ts');
      const asking = { asker: member, model, turns: conversation.turns, message, timers };
      return await replyByModel(context, asking, { ...teller, signal });
    } catch (error) {
      if (signal.reason instanceof Late) return silenceOf(model.name, patienceMs / 1_000);
      if (signal.aborted)
        throw new Refusal('unavailable', 'The message was interrupted. Send it again.', { retryAfter: 1 });
      throw error;
    } finally {
      cancel();
    }
  }
}

/** What is answered to an order of a member whose role does not allow it; undefined if it does. */
function notAllowed({ role }: Pick<Asker, 'role'>, actions: readonly Action[]): Reply | undefined {
  const text = lackingFor(role, actions);
  return text === undefined ? undefined : { text, agents: agentsOf(actions) };
}

/** The reply, without what the member's role does not allow: the question whether to do it. */
const permitted = (reply: Reply, member: Asker): Reply => notAllowed(member, reply.proposed ?? []) ?? reply;
