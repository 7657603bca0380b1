import { serviceName } from '@switchboard/api-contract/catalogue';
import { modelServices } from '@switchboard/api-contract/services/models';
import { saysNo, saysYes } from '@switchboard/api-contract/orders/yesOrNo';
import { oneOf } from '@switchboard/api-contract/words/say';
import type { ChatRequest } from '@switchboard/api-contract/assistant';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import type { Timers } from '../platform/Timers.ts';
import { modelFor } from '../outside/models/modelFor.ts';
import type { TenantModel } from '../outside/models/TenantModel.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { agentsOf, carryOut, lackingFor, type Action, type CarriedOut } from './actions.ts';
import { keepAnswer, openConversation, type Conversation } from './conversations.ts';
import type { Reply } from './Reply.ts';
import { respond } from './respond.ts';
import { silenceOf, type Trouble } from './trouble.ts';

/** How long a provider may take for one message, including tools. */
const patienceMs = 60_000;
/** The most messages of one tenant that providers work on at a time. */
const mostAtOnce = 8;

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

class Late extends Error {}

/**
 * Answers messages with the tenant's language model, or with the built-in responder if none is connected or the model
 * fails. The sandbox's model is asked only what the built-in responder does not understand. Every action is first put
 * to the member as a question and carried out here after a yes. Neither the model nor the text of a message can act in
 * any other way.
 */
export class Assistant {
  readonly #options: AssistantOptions;
  readonly #running = new Map<string, number>();
  readonly #stop = new AbortController();

  constructor(options: AssistantOptions) {
    this.#options = options;
  }

  /** Aborts requests to providers, because the server is stopping. */
  stop(): void {
    this.#stop.abort();
  }

  /** Answers one message. `gone` is aborted when nobody is waiting for the answer any more. */
  async answer(member: Asker, { message, sessionId }: ChatRequest, gone: AbortSignal): Promise<Answered> {
    const { context } = this.#options;
    const { tenantId, userId } = member;
    const key = { tenantId, userId, sessionId };
    const conversation = await openConversation(context, key);
    const { pending } = conversation;
    if (pending.length > 0 && (saysYes(message) || saysNo(message))) {
      const reply = saysNo(message)
        ? { text: 'OK, nothing was changed.', agents: [] }
        : (notAllowed(member, pending) ?? (await this.#carryOut(member, pending)));
      await keepAnswer(context, key, message, reply, conversation.hinted);
      return { answer: toAnswer(reply) };
    }
    const model = await modelFor(context, tenantId);
    const answered = !model
      ? await this.#respond(member, conversation, message)
      : model.inSandbox
        ? await this.#respondFirst(model, member, { conversation, message, gone })
        : await this.#ask(model, member, { conversation, message, gone });
    if ('trouble' in answered) {
      const reply = permitted(await this.#respondDespite(answered, member, conversation, message), member);
      await keepAnswer(context, key, message, reply, conversation.hinted);
      return { answer: toAnswer(reply), trouble: answered.trouble };
    }
    const found = permitted(answered, member);
    await keepAnswer(context, key, message, found, conversation.hinted || found.text.endsWith(hint));
    return { answer: toAnswer(found) };
  }

  async #carryOut(member: Asker, actions: readonly Action[]): Promise<Reply> {
    const done: CarriedOut[] = [];
    for (const action of actions) done.push(await carryOut(this.#options.context, member, action));
    const text = done.map((one) => one.text).join(' ');
    return { text, agents: agentsOf(actions), receipts: done.flatMap(({ receipt }) => receipt ?? []) };
  }

  async #respond(member: Asker, { hinted, turns }: Conversation, message: string): Promise<Reply> {
    const reply = await respond(this.#options.context, member, message, turns);
    // A question must come last.
    return hinted || (reply.proposed?.length ?? 0) > 0 ? reply : { ...reply, text: `${reply.text} ${hint}` };
  }

  async #respondFirst(
    model: TenantModel,
    member: Asker,
    asking: { conversation: Conversation; message: string; gone: AbortSignal },
  ): Promise<Reply | Trouble> {
    const own = await respond(this.#options.context, member, asking.message, asking.conversation.turns);
    if (own.understood) return own;
    const reply = await this.#ask(model, member, asking);
    return 'trouble' in reply ? reply : { ...reply, text: `${reply.text} ${sandboxNote}` };
  }

  /**
   * If the model fails, the answer gives the reason and what to do, and then whatever the built-in responder can
   * answer.
   */
  async #respondDespite({ trouble }: Trouble, member: Asker, { turns }: Conversation, message: string): Promise<Reply> {
    const reply = await respond(this.#options.context, member, message, turns);
    return reply.understood ? { ...reply, text: `${trouble} ${reply.text}` } : { text: trouble, agents: [] };
  }

  async #ask(
    model: TenantModel,
    member: Asker,
    { conversation, message, gone }: { conversation: Conversation; message: string; gone: AbortSignal },
  ): Promise<Reply | Trouble> {
    const { context, timers } = this.#options;
    const { tenantId } = member;
    const running = this.#running.get(tenantId) ?? 0;
    if (running >= mostAtOnce)
      throw new Refusal(
        'limited',
        `The assistant is already answering ${mostAtOnce} messages from your organisation. Try again in a moment.`,
        { retryAfter: 5 },
      );
    this.#running.set(tenantId, running + 1);
    const time = new AbortController();
    const cancel = timers.after(patienceMs, () => time.abort(new Late()));
    const signal = AbortSignal.any([time.signal, gone, this.#stop.signal]);
    try {
      // The SDK is loaded with the first request to a model.
      const { replyByModel } = await import('./modelReply.ts');
      return await replyByModel(context, { asker: member, model, turns: conversation.turns, message, signal });
    } catch (error) {
      if (signal.reason instanceof Late) return silenceOf(model.name, patienceMs / 1_000);
      if (signal.aborted)
        throw new Refusal('unavailable', 'The message was interrupted. Send it again.', { retryAfter: 1 });
      throw error;
    } finally {
      cancel();
      const left = (this.#running.get(tenantId) ?? 1) - 1;
      if (left > 0) this.#running.set(tenantId, left);
      else this.#running.delete(tenantId);
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

const toAnswer = ({ text, agents }: Reply): ChatAnswer => ({ response: text, agents: [...agents] });
