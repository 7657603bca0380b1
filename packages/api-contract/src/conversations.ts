import * as v from 'valibot';
import { cell, flag, instant, rows, rowsOrNone, text, texts } from './wire.ts';
import { cut } from './text.ts';
import { limits } from './limits.ts';

/** A mark of sources, such as `[1]` or `[1, 3]`, with the space before it. */
const mark = / ?\[\d{1,3}(?:, ?\d{1,3})*\]/g;

/** An answer's text without the numbers of its sources: what bubbles show, the voice speaks and models are sent. */
export const withoutSources = (answer: string): string => answer.replaceAll(mark, '');

/** What a conversation is called until it is renamed: its first message, on one line. */
export const conversationTitle = (message: string): string =>
  cut(message.replaceAll(/\s+/g, ' ').trim(), limits.text.name);

/**
 * What statements of an answer rest on; its text has `[n]` there. Made by the server from what its tools read. `kind`:
 * agent, run, record, connection, page, usage or attention. `to`: a path of the app, or the address of a page.
 */
export const answerSource = v.object({ n: v.number(), kind: text(), id: v.string(), label: v.string(), to: text() });
export type AnswerSource = v.InferOutput<typeof answerSource>;

/** One thing that was done for an answer, in the server's words. `done` is false while it is under way. */
export const answerStep = v.object({ text: v.string(), done: flag() });
export type AnswerStep = v.InferOutput<typeof answerStep>;

/** The forms in which the arguments of a question can be changed. */
const changeForms = ['run', 'research', 'record', 'schedule', 'reply', 'workflow'] as const;
export type ChangeForm = (typeof changeForms)[number];

/**
 * What a question would do, as its form shows it: `values` by the form's field. `agentId`, and for records `collection`
 * and, unless it would be added, `recordId` say what it is about.
 */
export const questionChange = v.object({
  form: v.picklist(changeForms),
  agentId: text(),
  collection: text(),
  recordId: text(),
  values: v.record(v.string(), v.unknown()),
});
export type QuestionChange = v.InferOutput<typeof questionChange>;

/**
 * What the server asks before it acts: `text` names all that would be done, how much it reaches and what can be undone.
 * Only the next message can say yes. `open` is false once it was answered, or too long ago.
 */
export const answerQuestion = v.object({
  text: v.string(),
  /** What it may cost, in words. */
  costs: text(),
  /** Undefined where nothing of it can be changed. */
  change: cell(questionChange),
  open: flag(),
});
export type AnswerQuestion = v.InferOutput<typeof answerQuestion>;

/** The `undo` of a receipt: `open` if it can be undone, `done` if it was; missing if it can't be. */
export const undoStates = ['open', 'done'] as const;

/** What was done after a yes. `to`: where it is seen, a path of the app. `undo` is missing where it can't be undone. */
export const answerReceipt = v.object({ id: v.string(), text: v.string(), to: text(), undo: text() });
export type AnswerReceipt = v.InferOutput<typeof answerReceipt>;

/**
 * How an answer ended; one that is still coming is `writing`. `cut`: its server or its provider broke off.
 * `not-understood`: it only says so, and its `suggestions` are the nearest questions that can be answered.
 */
export const answerStatuses = ['writing', 'done', 'stopped', 'cut', 'not-understood'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

export const thumbs = ['up', 'down'] as const;

/** A message of a conversation. All but the first five are an answer's. */
export const chatMessage = v.object({
  id: v.string(),
  /** `user` or `assistant`. */
  role: text(),
  text: v.string(),
  at: instant(),
  /** The model is sent what follows from here on, and nothing before. */
  sentFrom: flag(),
  status: text(),
  /** Slugs of those of the seven agents that were asked. */
  agents: texts(),
  steps: rowsOrNone(answerStep),
  sources: rowsOrNone(answerSource),
  question: cell(answerQuestion),
  receipts: rowsOrNone(answerReceipt),
  thumb: cell(v.object({ way: v.picklist(thumbs), reason: text() })),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** Something that a conversation began at: `label` is what follows 'About', such as 'the failed run of Email Agent'. */
const aboutThing = v.object({ label: v.string(), to: text() });

/** A conversation in the list of one's own. Its id is the `sessionId` of the chat call. */
export const conversationEntry = v.object({ id: v.string(), title: v.string(), at: instant() });
export type ConversationEntry = v.InferOutput<typeof conversationEntry>;

/** A page of one's own conversations, the newest first. */
export const conversationPage = v.object({ items: rows(conversationEntry), next: text() });

/** One conversation, its messages oldest first. */
export const conversation = v.object({
  id: v.string(),
  title: v.string(),
  about: cell(aboutThing),
  messages: rows(chatMessage),
});
export type Conversation = v.InferOutput<typeof conversation>;

/** What could be asked now, three at most; `about` names what `?about` stands for. */
export const suggestions = v.object({ about: cell(aboutThing), items: v.array(v.string()) });
export type Suggestions = v.InferOutput<typeof suggestions>;

/** What a conversation can begin at: a run, a record of an agent's collection, or an item that needs attention. */
export const aboutKey = v.pipe(
  v.string('about must be text'),
  v.maxLength(300, 'about must have at most 300 characters'),
  v.regex(
    /^(?:run:.+|record:[^:]+:[^:]+:.+|attention:.+)$/,
    "about must be 'run:<id>', 'record:<agent>:<collection>:<id>' or 'attention:<id>'",
  ),
);

/** A whole answer, sent when it ends. */
export const answerEnd = v.object({
  /** The id of the answer's message. */
  id: v.string(),
  response: v.string(),
  agents: texts(),
  status: text(),
  question: cell(answerQuestion),
  sources: rowsOrNone(answerSource),
  receipts: rowsOrNone(answerReceipt),
  suggestions: texts(),
});
export type AnswerEnd = v.InferOutput<typeof answerEnd>;

/**
 * What a streamed answer sends, as server-sent events: names, and data as JSON. The id of each says how much of which
 * answer has come, so that any server can go on from there (`Last-Event-ID`).
 */
export const chatEvents = {
  /** Something begins; a step ends when it is told again with `done`, or with the next one. */
  step: answerStep,
  /** The next piece of the text. */
  delta: v.object({ text: v.string() }),
  source: answerSource,
  question: answerQuestion,
  /** The end, with everything. */
  done: answerEnd,
  /** The end, without an answer. */
  error: v.object({ error: v.string() }),
} as const;
export type ChatEventName = keyof typeof chatEvents;
export type ChatEvent = {
  [N in ChatEventName]: { readonly event: N; readonly data: v.InferInput<(typeof chatEvents)[N]> };
}[ChatEventName];
/** An event as a client received it, with its id. */
export type ReceivedChatEvent = {
  [N in ChatEventName]: { readonly event: N; readonly data: v.InferOutput<(typeof chatEvents)[N]> };
}[ChatEventName] & { readonly id: string | undefined };
