import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import { conversationFile } from '@switchboard/api-contract/conversationFile';
import {
  conversationSelection,
  writeConversationCursor,
  type conversationQuery,
  type ConversationFormat,
} from '@switchboard/api-contract/conversationQuery';
import { conversationTitle, withoutSources } from '@switchboard/api-contract/conversations';
import type { AnswerOf } from '@switchboard/api-contract/endpoints';
import type { conversationEndpoints as calls } from '@switchboard/api-contract/endpoints/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { searchableText } from '@switchboard/api-contract/text';
import type { InferOutput } from 'valibot';
import {
  answeredAnswer,
  longConversationAnswer,
  messageAnswer,
  nearestQuestions,
  notUnderstoodAnswer,
  suggestionsAnswer,
  type ChatMessageAnswer,
  type ConversationEntryAnswer,
} from '../builders/conversations.ts';
import { many } from '../builders/build.ts';
import { oddTexts } from '../builders/texts.ts';
import type { WorldContent } from '../scenarios.ts';
import { Refusal } from './Refusal.ts';
import { createStreamedAnswer, type StreamedAnswer, type StreamedEvent } from './streamedAnswer.ts';

type Calls = typeof calls;
type Message = ChatMessageAnswer;

/** Whose conversations they are. */
export interface Asker {
  readonly id?: string | undefined;
}

interface Conversation {
  readonly id: string;
  readonly owner: string;
  /** What the member called it. */
  title?: string;
  at: string;
  messages: Message[];
  /** The newest answer, which may still be coming. */
  telling?: StreamedAnswer;
}

/** The answer to a message. It is only text: no agent does anything. */
const replyTo = (message: string): Message =>
  /what failed/i.test(message)
    ? answeredAnswer()
    : /\bripe\b/i.test(message)
      ? notUnderstoodAnswer()
      : answeredAnswer({
          text: 'I can ask the agents for research, leads, places, contacts, mail and meetings. What do you need?',
          agents: ['orchestrator'],
          steps: undefined,
          sources: undefined,
        });

const suggestedAfter = ({ status }: Message) =>
  status === 'not-understood' ? nearestQuestions : suggestionsAnswer().items;

/** Everyone's conversations with the assistant, and the answers that are coming. */
export function createConversations(clock: () => Date, content: WorldContent) {
  const conversations: Conversation[] = content === 'huge' ? hugeConversations() : [];
  let lastNumber = 0;
  const newId = (kind: string) => `${kind}-${(lastNumber += 1)}`;

  const own = ({ id }: Asker) => conversations.filter(({ owner }) => owner === id);
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
  const read = (asker: Asker, id: string): AnswerOf<Calls['conversation']> => {
    const one = find(asker, id);
    return { id, title: titleOf(one), messages: shown(one) };
  };

  return {
    /** Answers a message bit by bit; `atOnce`: all of the answer has come already. */
    tell(asker: Asker, { sessionId, message, messageId }: IdentifiedMessage, atOnce: boolean): StreamedAnswer {
      let one = own(asker).find(({ id }) => id === sessionId);
      if (!one) conversations.push((one = { id: sessionId, owner: asker.id ?? '', at: '', messages: [] }));
      if (one.telling && one.messages.some(({ id }) => id === messageId)) return one.telling;
      if (one.telling && !one.telling.isOver())
        throw new Refusal(409, 'The message before this one is still being answered. Wait for it, or stop it.');
      one.at = clock().toISOString();
      const asked: Message = { id: messageId ?? newId('message'), role: 'user', text: message, at: one.at };
      const answer: Message = { ...replyTo(message), id: newId('answer'), at: one.at };
      one.messages = [...shown(one), asked, answer];
      one.telling = createStreamedAnswer(answer, suggestedAfter(answer), atOnce);
      return one.telling;
    },
    /**
     * The events after `after`: of the answer that is coming, or the rest of a finished one if `after` is an event of
     * it; undefined if there is none.
     */
    follow(asker: Asker, id: string, after: string | undefined): AsyncGenerator<StreamedEvent, void> | undefined {
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
          const text = searchableText([titleOf(one), ...shown(one).map((message) => message.text)].join('\n'));
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
    read,
    export: (asker: Asker, id: string, format: ConversationFormat) =>
      conversationFile(read(asker, id), { format, now: clock(), appUrl: 'https://switchboard.example' }),
    rename(asker: Asker, id: string, title: string): ConversationEntryAnswer {
      const one = find(asker, id);
      one.title = title;
      return entryOf(one);
    },
    remove(asker: Asker, id: string): undefined {
      conversations.splice(conversations.indexOf(find(asker, id)), 1);
    },
  };
}

/** The answer to a message as the call without a stream sends it. */
export const jsonAnswer = (answer: Message) => {
  const { text, agents = [], sources = [], status } = answer;
  return {
    response: withoutSources(text),
    agents,
    ...(sources.length > 0 && { sources }),
    ...(status === 'not-understood' && { suggestions: suggestedAfter(answer) }),
  };
};

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
