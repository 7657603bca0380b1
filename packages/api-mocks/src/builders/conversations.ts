import {
  answerEnd as answerEndSchema,
  answerQuestion as questionSchema,
  answerReceipt as receiptSchema,
  answerSource as sourceSchema,
  chatMessage as messageSchema,
  conversation as conversationSchema,
  conversationEntry as entrySchema,
  conversationPage as pageSchema,
  suggestions as suggestionsSchema,
  conversationTitle,
} from '@switchboard/api-contract/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type * as v from 'valibot';
import { many, read } from './build.ts';
import { oddTexts } from './texts.ts';
import { minutesAgo } from '../now.ts';

/** A repeatable random generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type ChatMessageAnswer = v.InferInput<typeof messageSchema>;
export type SourceAnswer = v.InferInput<typeof sourceSchema>;
export type QuestionAnswer = v.InferInput<typeof questionSchema>;
export type ReceiptAnswer = v.InferInput<typeof receiptSchema>;
export type ConversationAnswer = v.InferInput<typeof conversationSchema>;
export type ConversationEntryAnswer = v.InferInput<typeof entrySchema>;
export type AnswerEndAnswer = v.InferInput<typeof answerEndSchema>;

/** The failed run of the Email Agent. */
export function sourceAnswer(overrides: Partial<SourceAnswer> = {}): SourceAnswer {
  return {
    n: 1,
    kind: 'run',
    id: 'run-3',
    label: 'Email Agent, failed today at 09:12',
    to: addresses.run('email-agent', 'run-3'),
    ...overrides,
  };
}
export const source = (overrides: Partial<SourceAnswer> = {}) => read(sourceSchema, sourceAnswer(overrides));

/** Open, about stopping an agent; nothing of it can be changed. */
export function questionAnswer(overrides: Partial<QuestionAnswer> = {}): QuestionAnswer {
  return { text: 'Shall I stop Email Agent? Answer yes to go on.', open: true, ...overrides };
}
export const question = (overrides: Partial<QuestionAnswer> = {}) => read(questionSchema, questionAnswer(overrides));

/** Open, about a research, with what it costs and a form to change it. */
export const changeableQuestion = (overrides: Partial<QuestionAnswer> = {}) =>
  question({
    text: 'Shall I research “Heat pumps in Poland”? It reads up to 20 pages. It can be cancelled while it runs. Answer yes to go on.',
    costs: 'About $0.18',
    change: { form: 'research', agentId: 'research-agent', values: { query: 'Heat pumps in Poland' } },
    ...overrides,
  });

/** An agent was stopped, which can be undone. */
export function receiptAnswer(overrides: Partial<ReceiptAnswer> = {}): ReceiptAnswer {
  return {
    id: 'receipt-1',
    text: 'Email Agent is stopped.',
    to: addresses.agent('email-agent'),
    undo: 'open',
    ...overrides,
  };
}
export const receipt = (overrides: Partial<ReceiptAnswer> = {}) => read(receiptSchema, receiptAnswer(overrides));

/** What a member asked. */
export function messageAnswer(overrides: Partial<ChatMessageAnswer> = {}): ChatMessageAnswer {
  return { id: 'message-1', role: 'user', text: 'What failed today?', at: minutesAgo(3), ...overrides };
}
export const message = (overrides: Partial<ChatMessageAnswer> = {}) => read(messageSchema, messageAnswer(overrides));

/** The answer to it: two steps, two sources, Markdown. */
export function answeredAnswer(overrides: Partial<ChatMessageAnswer> = {}): ChatMessageAnswer {
  return {
    id: 'message-2',
    role: 'assistant',
    text: 'One run failed today: **Email Agent**, at 09:12. Gmail did not accept the credentials [1].\n\n| agent | runs | failed |\n|---|---|---|\n| Email Agent | 6 | 1 |\n| Calendar Agent | 4 | 0 |\n\nEnter them again at Gmail [2].',
    at: minutesAgo(2),
    status: 'done',
    agents: ['email', 'calendar'],
    steps: [
      { text: 'Reading the runs of Email Agent', done: true },
      { text: 'Asking OpenAI', done: true },
    ],
    sources: [
      sourceAnswer(),
      sourceAnswer({ n: 2, kind: 'connection', id: 'gmail', label: 'Gmail', to: addresses.setup('gmail') }),
    ],
    ...overrides,
  };
}
export const answered = (overrides: Partial<ChatMessageAnswer> = {}) => read(messageSchema, answeredAnswer(overrides));

/** What is offered with an answer that did not understand. */
export const nearestQuestions = [
  'Which leads are qualified?',
  'Which leads have a score above 80?',
  'Which leads were added this week?',
];

/** The answer to 'Which leads are ripe?'. */
export const notUnderstoodAnswer = (): ChatMessageAnswer =>
  answeredAnswer({
    text: 'I did not understand “ripe”.\n\nSo I looked nothing up, and nothing was done. Did you mean one of these?',
    status: 'not-understood',
    agents: [],
    steps: [],
    sources: [],
  });
export const notUnderstood = () => read(messageSchema, notUnderstoodAnswer());

/** An answer that is still coming: one step done, one under way, a few words. */
export const writing = (overrides: Partial<ChatMessageAnswer> = {}) =>
  answered({
    text: 'One run failed today: **Email',
    status: 'writing',
    steps: [
      { text: 'Reading the runs of Email Agent', done: true },
      { text: 'Asking OpenAI', done: false },
    ],
    sources: [],
    ...overrides,
  });

/** A question and its answer. */
export function conversationAnswer(overrides: Partial<ConversationAnswer> = {}): ConversationAnswer {
  return {
    id: 'session-1795163380000',
    title: 'What failed today?',
    messages: [messageAnswer(), answeredAnswer()],
    ...overrides,
  };
}
export const conversation = (overrides: Partial<ConversationAnswer> = {}) =>
  read(conversationSchema, conversationAnswer(overrides));

const asked = [
  'What failed today?',
  'How many leads do we have?',
  'Which agents are active?',
  'What needs my attention?',
  'How much did we spend this month?',
  'Is Gmail connected?',
  'Find logistics companies in Poland with up to five hundred people.',
  'Why did the contacts sync fail yesterday, and what mends it?',
];

/**
 * A conversation with so many messages, each second one an answer: short, long and with tables, most with steps and
 * sources. Every 97th answer is an odd text. The model is sent the last twenty.
 */
export function longConversationAnswer(count: number = limits.conversations.messages): ConversationAnswer {
  const chance = seeded(count);
  const messages = many(count, (index): ChatMessageAnswer => {
    const same = { id: `message-${index + 1}`, at: minutesAgo((count - index) * 2) };
    const sent = index === Math.max(0, count - 20) ? { sentFrom: true } : {};
    if (index % 2 === 0)
      return messageAnswer({ ...same, ...sent, text: asked[Math.floor(chance() * asked.length)] ?? '' });
    const text = oddTexts[Math.floor(index / 97) % oddTexts.length] ?? '';
    if (index % 97 === 96) return answeredAnswer({ ...same, ...sent, text, steps: [], sources: [] });
    const drawn = chance();
    if (drawn < 0.4) return answeredAnswer({ ...same, ...sent });
    return answeredAnswer({
      ...same,
      ...sent,
      text: 'Twelve of them have a verified contact. '.repeat(1 + Math.floor(drawn * 12)).trim(),
      sources: [],
    });
  });
  return { id: 'session-1795163380001', title: conversationTitle(messages[0]?.text ?? ''), messages };
}
export const longConversation = (count: number = limits.conversations.messages) =>
  read(conversationSchema, longConversationAnswer(count));

/** One line of the list. */
export function conversationEntryAnswer(overrides: Partial<ConversationEntryAnswer> = {}): ConversationEntryAnswer {
  return { id: 'session-1795163380000', title: 'What failed today?', at: minutesAgo(2), ...overrides };
}
export const conversationEntry = (overrides: Partial<ConversationEntryAnswer> = {}) =>
  read(entrySchema, conversationEntryAnswer(overrides));

/** A page of so many conversations, an hour apart. */
export function conversationPageAnswer(count = 8, next?: string): v.InferInput<typeof pageSchema> {
  const items = many(count, (index) =>
    conversationEntryAnswer({
      id: `session-${1_795_163_380_000 - index}`,
      title: asked[index % asked.length] ?? '',
      at: minutesAgo(2 + index * 60),
    }),
  );
  return { items, ...(next !== undefined && { next }) };
}
export const conversationPage = (count = 8, next?: string) => read(pageSchema, conversationPageAnswer(count, next));

/** Three questions to begin with. */
export function suggestionsAnswer(
  overrides: Partial<v.InferInput<typeof suggestionsSchema>> = {},
): v.InferInput<typeof suggestionsSchema> {
  return {
    items: ['What needs my attention?', 'Why did Email Agent fail today?', 'How much did we spend this month?'],
    ...overrides,
  };
}
export const suggestions = (overrides: Partial<v.InferInput<typeof suggestionsSchema>> = {}) =>
  read(suggestionsSchema, suggestionsAnswer(overrides));

/** The end of the answer's stream. */
export function answerEndAnswer(overrides: Partial<AnswerEndAnswer> = {}): AnswerEndAnswer {
  const { id, text, agents, sources, status } = answeredAnswer();
  return { id, response: text, agents, sources, status, suggestions: suggestionsAnswer().items, ...overrides };
}
export const answerEnd = (overrides: Partial<AnswerEndAnswer> = {}) =>
  read(answerEndSchema, answerEndAnswer(overrides));
