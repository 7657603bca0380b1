import type { ChatRequest } from '@switchboard/api-contract/assistant';
import { conversationFile } from '@switchboard/api-contract/conversationFile';
import {
  conversationSelection,
  writeConversationCursor,
  type conversationQuery,
  type ConversationFormat,
} from '@switchboard/api-contract/conversationQuery';
import { conversationTitle, withoutSources } from '@switchboard/api-contract/conversationText';
import type { AnswerOf } from '@switchboard/api-contract/endpoints';
import type { conversationEndpoints as calls } from '@switchboard/api-contract/endpoints/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { fold } from '@switchboard/api-contract/records/fold';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { InferOutput } from 'valibot';
import {
  longConversationAnswer,
  messageAnswer,
  suggestionsAnswer,
  type ChatMessageAnswer,
  type ConversationEntryAnswer,
  type ReceiptAnswer,
} from '../builders/conversations.ts';
import { many } from '../builders/many.ts';
import { oddTexts } from '../builders/odd.ts';
import type { Content } from '../scenarios.ts';
import { canUndo, type Chat, type Order } from './chat.ts';
import { Refusal } from './Refusal.ts';
import { createTelling, type Telling, type ToldEvent } from './telling.ts';

type Calls = typeof calls;
type Message = ChatMessageAnswer;

/** Whose conversations they are. */
export interface Asker {
  readonly id?: string | undefined;
  readonly role?: string | null | undefined;
}

interface Conversation {
  readonly id: string;
  readonly owner: string;
  /** What the member called it. */
  title?: string;
  /** What it begins at. */
  about?: About;
  at: string;
  messages: Message[];
  /** The answer that was told last. */
  telling?: Telling;
  /** What the last answer asked about. */
  asks?: Order | undefined;
  /** What was dropped for a message, and when. */
  replaced?: { readonly by: string; readonly messages: readonly Message[]; readonly at: number };
}

type About = NonNullable<AnswerOf<Calls['conversation']>['about']>;

interface Parts {
  readonly clock: () => Date;
  readonly content: Content;
  readonly chat: Chat;
  /** What a key of the contract stands for; undefined where there is nothing like that. */
  readonly aboutOf: (key: string) => About | undefined;
}

/** Everyone's conversations with the assistant, and the answers that are coming. */
export function createConversations({ clock, content, chat, aboutOf }: Parts) {
  const kept: Conversation[] = content === 'huge' ? hugeConversations() : [];
  /** What receipts tell, by their ids. */
  const done = new Map<string, Order>();
  let made = 0;
  const newId = (kind: string) => `${kind}-${(made += 1)}`;

  const own = ({ id }: Asker) => kept.filter(({ owner }) => owner === id);
  const find = (asker: Asker, id: string): Conversation => {
    const found = own(asker).find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'There is no such conversation');
    return found;
  };
  /** The messages as far as they have come. */
  const shown = ({ messages, telling }: Conversation): Message[] =>
    messages.map((one) => (one.id === telling?.id ? telling.shown() : one));
  const titleOf = ({ title, messages }: Conversation) => title ?? conversationTitle(messages[0]?.text ?? '');
  const entryOf = (one: Conversation): ConversationEntryAnswer => ({ id: one.id, title: titleOf(one), at: one.at });
  const read = (one: Conversation): AnswerOf<Calls['conversation']> => ({
    id: one.id,
    title: titleOf(one),
    ...(one.about && { about: one.about }),
    messages: shown(one),
  });

  /** Ends what is being told. */
  const settle = (one: Conversation): void => {
    one.telling?.stop();
    one.messages = shown(one);
    delete one.telling;
  };

  /** Keeps a message and its answer, as far as it is told. */
  function keep(one: Conversation, request: ChatRequest, role: string, atOnce: boolean): Telling {
    const at = clock().toISOString();
    const open = one.asks;
    one.asks = undefined;
    const { asks, did, ...said } = chat.reply(request.message, role, open);
    one.asks = asks;
    const receipt: ReceiptAnswer | undefined = did && {
      id: newId('receipt'),
      text: said.text,
      to: addresses.agent(did.agent.id),
      ...(canUndo(did) && { undo: 'open' }),
    };
    if (receipt && did) done.set(receipt.id, did);
    const message: Message = { id: request.messageId ?? newId('message'), role: 'user', text: request.message, at };
    const answer: Message = {
      ...said,
      id: newId('answer'),
      role: 'assistant',
      at,
      status: 'done',
      ...(asks && { question: { text: said.text, open: true } }),
      ...(receipt && { receipts: [receipt] }),
    };
    const from = one.messages.findIndex(({ id }) => id === request.replaces);
    settle(one);
    const before = one.messages.map((past) =>
      past.question?.open ? { ...past, question: { ...past.question, open: false } } : past,
    );
    if (from >= 0) one.replaced = { by: message.id, messages: before.slice(from), at: clock().getTime() };
    one.messages = [...(from >= 0 ? before.slice(0, from) : before), message, answer];
    one.at = at;
    one.telling = createTelling(answer, suggestionsAnswer().items, atOnce);
    return one.telling;
  }

  return {
    /** Answers a message bit by bit; `atOnce`: all of the answer has come already. */
    tell(asker: Asker, request: ChatRequest, atOnce: boolean): Telling {
      let one = own(asker).find(({ id }) => id === request.sessionId);
      if (!one) {
        const about = request.about === undefined ? undefined : aboutOf(request.about);
        one = { id: request.sessionId, owner: asker.id ?? '', at: '', messages: [], ...(about && { about }) };
        kept.push(one);
      }
      const known = one.messages.some(({ id }) => id === request.messageId);
      if (known && one.telling) return one.telling;
      if (one.telling && !one.telling.isOver())
        throw new Refusal(409, 'The message before this one is still being answered. Wait for it, or stop it.');
      return keep(one, request, asker.role ?? '', atOnce);
    },
    /** The answer that is coming, or the end of the one that was seen to begin; undefined if there is none. */
    follow(asker: Asker, id: string, after: string | undefined): AsyncGenerator<ToldEvent, void> | undefined {
      const { telling } = find(asker, id);
      return telling && (!telling.isOver() || after?.startsWith(`${telling.id}.`)) ? telling.follow(after) : undefined;
    },
    stop(asker: Asker, id: string): { ok: true } {
      find(asker, id).telling?.stop();
      return { ok: true };
    },
    list(asker: Asker, query: InferOutput<typeof conversationQuery>): AnswerOf<Calls['conversations']> {
      const { words, after } = conversationSelection(query);
      const found = own(asker)
        .filter((one) => {
          const text = fold([titleOf(one), ...shown(one).map((message) => message.text)].join('\n'));
          return words.every((word) => text.includes(word));
        })
        .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
        .filter(({ at, id }) => !after || at < after.at || (at === after.at && id < after.id));
      const items = found.slice(0, limits.conversations.page).map(entryOf);
      const last = items.at(-1);
      return {
        items,
        ...(last &&
          found.length > items.length && { next: writeConversationCursor({ at: last.at ?? '', id: last.id }) }),
      };
    },
    read: (asker: Asker, id: string) => read(find(asker, id)),
    export: (asker: Asker, id: string, format: ConversationFormat) =>
      conversationFile(read(find(asker, id)), { format, now: clock() }),
    rename(asker: Asker, id: string, title: string): ConversationEntryAnswer {
      const one = find(asker, id);
      one.title = title;
      return entryOf(one);
    },
    remove(asker: Asker, id: string): undefined {
      kept.splice(kept.indexOf(find(asker, id)), 1);
    },
    undo(asker: Asker, id: string, receiptId: string): ReceiptAnswer {
      const one = find(asker, id);
      const receipt = one.messages.flatMap(({ receipts }) => receipts ?? []).find((each) => each.id === receiptId);
      if (!receipt) throw new Refusal(404, 'There is no such receipt');
      const order = done.get(receiptId);
      if (!order || receipt.undo !== 'open') throw new Refusal(409, 'This can no longer be undone.');
      chat.undo(order);
      const undone = { ...receipt, undo: 'done' };
      settle(one);
      one.messages = one.messages.map((message) => ({
        ...message,
        ...(message.receipts && {
          receipts: message.receipts.map((each) => (each.id === receiptId ? undone : each)),
        }),
      }));
      return undone;
    },
    restore(asker: Asker, id: string, messageId: string): AnswerOf<Calls['restoreMessages']> {
      const one = find(asker, id);
      const { replaced } = one;
      const from = one.messages.findIndex((message) => message.id === messageId);
      if (from < 0 || replaced?.by !== messageId || clock().getTime() - replaced.at > limits.conversations.undoMs)
        throw new Refusal(409, 'It is too late to bring this back.');
      one.messages = [...one.messages.slice(0, from), ...replaced.messages];
      for (const name of ['replaced', 'telling', 'asks'] as const) delete one[name];
      return read(one);
    },
    setThumb(
      asker: Asker,
      id: string,
      messageId: string,
      thumb: InferOutput<Calls['setThumb']['request']>,
    ): { ok: true } {
      const one = find(asker, id);
      if (!one.messages.some((message) => message.id === messageId && message.role === 'assistant'))
        throw new Refusal(404, 'There is no such answer');
      const { way, reason } = thumb;
      if (one.telling?.isOver()) settle(one);
      one.messages = one.messages.map((message) => {
        if (message.id !== messageId) return message;
        const { thumb: _, ...rest } = message;
        return way === null ? rest : { ...rest, thumb: { way, ...(reason !== '' && { reason }) } };
      });
      return { ok: true };
    },
    suggestions(
      asker: Asker,
      { conversation, about: key }: InferOutput<Calls['suggestions']['query']>,
    ): AnswerOf<Calls['suggestions']> {
      const known = own(asker).find(({ id }) => id === conversation);
      const about = known ? known.about : key === undefined ? undefined : aboutOf(key);
      const { items } = suggestionsAnswer();
      return about ? { about, items: ['Why did it fail, and what mends it?', ...items.slice(1)] } : { items };
    },
  };
}

/** What the JSON call answers. */
export const inShort = ({ text, agents = [], question, sources = [], receipts = [] }: Message) => ({
  response: withoutSources(text),
  agents,
  ...(question && { question }),
  ...(sources.length > 0 && { sources }),
  ...(receipts.length > 0 && { receipts }),
});

/** As many conversations as a member may have, with odd titles among them; the newest has as many messages as one may. */
function hugeConversations(): Conversation[] {
  const { id, messages } = longConversationAnswer();
  const owner = 'demo-user';
  const at = messages.at(-1)?.at ?? '';
  return [
    { id, owner, at, messages },
    ...many(limits.conversations.perMember - 1, (index): Conversation => {
      const text = index % 10 === 9 ? (oddTexts[index % oddTexts.length] ?? '') : `Find leads, part ${index + 1}`;
      return { id: `session-${1_700_000_000_000 + index}`, owner, at, messages: [messageAnswer({ text })] };
    }),
  ];
}
