import type { ChatRequest } from '@switchboard/api-contract/assistant';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../context.ts';
import type { Timers } from '../../jobs/Timers.ts';
import { modelFor } from '../../models/modelFor.ts';
import type { TenantModel } from '../../models/TenantModel.ts';
import type { Member } from '../auth/Sessions.ts';
import { Refusal } from '../Refusal.ts';
import { agentsOf, carryOut, type Action } from './actions.ts';
import { keepAnswer, openConversation, type Conversation } from './conversations.ts';
import type { Reply } from './Reply.ts';
import { respond } from './respond.ts';
import { silenceOf, type Trouble } from './trouble.ts';
import { saysNo, saysYes } from './words.ts';

/** How long a provider may take for one message, tools included. */
const patienceMs = 60_000;
/** Messages of one tenant that providers work on at a time. */
const mostAtOnce = 8;

const hint = 'Connect OpenAI or Anthropic under API Connections and I can answer more than this.';

/** What the assistant is built from. */
export interface AssistantOptions {
  readonly context: Context;
  readonly timers: Timers;
}

type ChatAnswer = AnswerOf<typeof endpoints.chat>;

/** An answer; `trouble`, for the log, where it tells that the provider failed. */
export interface Answered {
  readonly answer: ChatAnswer;
  readonly trouble?: string;
}

type Asker = Pick<Member, 'tenantId' | 'userId' | 'name'>;

class Late extends Error {}

/**
 * Answers messages: by the tenant's language model, or by the built-in responder where none is connected or the model
 * fails. Whatever is to be done is asked about first, and done here on the member's yes; neither the model nor a
 * message's text can do it otherwise.
 */
export class Assistant {
  readonly #options: AssistantOptions;
  readonly #running = new Map<string, number>();
  readonly #stop = new AbortController();

  constructor(options: AssistantOptions) {
    this.#options = options;
  }

  /** Breaks off what providers work on, since the server stops. */
  stop(): void {
    this.#stop.abort();
  }

  /** Answers one message. `gone` is aborted when nobody waits for the answer any more. */
  async answer(member: Asker, { message, sessionId }: ChatRequest, gone: AbortSignal): Promise<Answered> {
    const { context } = this.#options;
    const { tenantId, userId } = member;
    const key = { tenantId, userId, sessionId };
    const conversation = await openConversation(context, key);
    const { pending } = conversation;
    if (pending.length > 0 && (saysYes(message) || saysNo(message))) {
      const reply = saysYes(message)
        ? await this.#carryOut(member, pending)
        : { text: 'OK, nothing was changed.', agents: [] };
      await keepAnswer(context, key, message, reply, conversation.hinted);
      return { answer: toAnswer(reply) };
    }
    const model = await modelFor(context, tenantId);
    const found = model
      ? await this.#ask(model, { tenantId, conversation, message, gone })
      : await this.#respond(tenantId, conversation, message);
    if ('trouble' in found) {
      const reply = await this.#respondDespite(found, tenantId, message);
      await keepAnswer(context, key, message, reply, conversation.hinted);
      return { answer: toAnswer(reply), trouble: found.trouble };
    }
    await keepAnswer(context, key, message, found, conversation.hinted || found.text.endsWith(hint));
    return { answer: toAnswer(found) };
  }

  async #carryOut(member: Asker, actions: readonly Action[]): Promise<Reply> {
    const told: string[] = [];
    for (const action of actions) told.push(await carryOut(this.#options.context, member, action));
    return { text: told.join(' '), agents: agentsOf(actions) };
  }

  async #respond(tenantId: string, { hinted }: Conversation, message: string): Promise<Reply> {
    const reply = await respond(this.#options.context, tenantId, message);
    // A question stays the last thing that is said.
    return hinted || (reply.proposed?.length ?? 0) > 0 ? reply : { ...reply, text: `${reply.text} ${hint}` };
  }

  /** A model that fails takes nothing away: what needs none is answered all the same, after the reason and what to mend. */
  async #respondDespite({ trouble }: Trouble, tenantId: string, message: string): Promise<Reply> {
    const reply = await respond(this.#options.context, tenantId, message);
    return reply.understood ? { ...reply, text: `${trouble} ${reply.text}` } : { text: trouble, agents: [] };
  }

  async #ask(
    model: TenantModel,
    {
      tenantId,
      conversation,
      message,
      gone,
    }: { tenantId: string; conversation: Conversation; message: string; gone: AbortSignal },
  ): Promise<Reply | Trouble> {
    const { context, timers } = this.#options;
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
      // The SDK is loaded when the first model is asked.
      const { replyByModel } = await import('./modelReply.ts');
      return await replyByModel(context, { tenantId, model, turns: conversation.turns, message, signal });
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

const toAnswer = ({ text, agents }: Reply): ChatAnswer => ({ response: text, agents: [...agents] });
