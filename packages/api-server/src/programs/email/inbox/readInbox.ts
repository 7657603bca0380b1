import { cut } from '@switchboard/api-contract/text';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { dayMs } from '@switchboard/api-contract/time';
import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import { recordIdFor } from '../../../records/records.ts';
import type { GoogleReader } from '../../../outside/google/google.ts';
import { plainText } from '../../../outside/plainText.ts';
import type { Run } from '../../../runs/Run.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { readEachMessage, listMessages, messagesUrl } from './listMessages.ts';
import { peopleInWords, type Mail } from './Mail.ts';
import { messageText, contentTypesIn } from './messageText.ts';
import { decidingHeaders } from './whyNoReply.ts';

const newest = 25;
const longestText = 4_000;
const header = v.object({ name: v.string(), value: v.string() });
const message = v.object({
  threadId: v.string(),
  labelIds: v.fallback(v.array(v.string()), []),
  snippet: v.fallback(v.string(), ''),
  internalDate: v.optional(v.unknown()),
  payload: v.fallback(v.looseObject({ headers: v.fallback(v.array(header), []) }), { headers: [] }),
});
type Message = v.InferOutput<typeof message>;

/** What the mailbox holds. */
export interface Inbox {
  readonly mails: readonly Mail[];
  /** How many messages could not be read. */
  readonly left: number;
  /** Threads that somebody answered within the last 24 hours. */
  readonly answeredLately: ReadonlySet<string>;
}

/** Reads the newest messages one by one, with their text only if `full`. */
export async function readInbox(
  { read }: GoogleReader,
  { agent, log }: Pick<Run, 'agent' | 'log'>,
  { full, now }: { readonly full: boolean; readonly now: Date },
): Promise<Inbox> {
  log.progress({ text: { kind: 'askingService', args: { service: 'Gmail' } } });
  const inbox = await listMessages({ read }, 'in:inbox', newest);
  const answered = new Set((await listMessages({ read }, 'in:sent', 4 * newest)).read.map(({ threadId }) => threadId));
  const lately = await listMessages({ read }, 'in:sent newer_than:1d', 4 * newest);
  const attached = await listMessages({ read }, 'in:inbox has:attachment', 2 * newest);
  const withFiles = new Set(attached.read.map(({ id }) => id));
  const of = inbox.read.length;
  const mails = await readEachMessage({ log }, inbox, async (id, index) => {
    const step = { kind: 'readingMessage', args: { message: index + 1, of } } as const;
    log.progress({ done: index, of, text: step });
    const one = await readMessage(read, id, { full, step });
    const replied = answered.has(one.threadId);
    return mailOf(one, {
      recordId: recordIdFor(agent.id, `gmail-${id}`),
      replied,
      hasAttachments: withFiles.has(id),
      now,
    });
  });
  const left = of + inbox.left.length - mails.length;
  return { mails, left, answeredLately: new Set(lately.read.map(({ threadId }) => threadId)) };
}

const fields = 'threadId,labelIds,snippet,internalDate,payload';

/**
 * Reads a message with all of its texts, or with what stands on its envelope if there is more of them than can be read.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.messages/get
 */
async function readMessage(
  read: GoogleReader['read'],
  id: string,
  { full, step }: { readonly full: boolean; readonly step: Fact },
): Promise<Message> {
  const address = `${messagesUrl}/${encodeURIComponent(id)}`;
  const envelope = () =>
    read(address, { format: 'metadata', metadataHeaders, fields, prettyPrint: 'false' }, message, step);
  if (!full) return envelope();
  try {
    return await read(address, { format: 'full', fields, prettyPrint: 'false' }, message, step);
  } catch (error) {
    if (!(error instanceof RunFailure) || error.answer !== 'too-large') throw error;
    return envelope();
  }
}

/** What is kept of a message, what decides over a reply, and what a reply needs. */
const metadataHeaders = [...decidingHeaders, 'Message-ID'];

const headersIn = ({ payload }: Pick<Message, 'payload'>): Mail['headers'] =>
  new Map(payload.headers.toReversed().map(({ name, value }) => [name.toLowerCase(), value]));

/** The thread and the headers of one message, by Gmail's id. */
export async function readEnvelope({ read }: GoogleReader, id: string): Promise<Pick<Mail, 'threadId' | 'headers'>> {
  const step = { kind: 'readingMessage', args: { message: 1, of: 1 } } as const;
  const envelope = await readMessage(read, id, { full: false, step });
  return { threadId: envelope.threadId, headers: headersIn(envelope) };
}

async function mailOf(
  { threadId, labelIds, snippet, internalDate, payload }: Message,
  {
    recordId,
    replied,
    hasAttachments,
    now,
  }: { recordId: string; replied: boolean; hasAttachments: boolean; now: Date },
): Promise<Mail> {
  const headers = headersIn({ payload });
  const people = (name: string): string => plainText(peopleInWords(headers.get(name) ?? ''), 300);
  const preview = plainText(unescaped(snippet), 300);
  const subject = plainText(decodeWords(headers.get('subject') ?? ''), 300);
  const timestamp = instantOf(internalDate, now);
  return {
    record: {
      id: recordId,
      subject,
      from: people('from'),
      to: people('to'),
      preview,
      ...(timestamp !== undefined && { timestamp }),
      isRead: !labelIds.includes('UNREAD'),
      isStarred: labelIds.includes('STARRED'),
      hasAttachments,
      status: replied ? 'replied' : 'pending',
      ...byLabels(labelIds),
    },
    threadId,
    headers,
    types: contentTypesIn(payload),
    text: cut(((await messageText(payload, subject)) ?? preview).toWellFormed(), longestText),
  };
}

/** When mail first was; what claims to be older has no date. */
const firstMail = Date.UTC(1971, 0);

/** The instant of a message in milliseconds, as text; undefined if no mail can have come then. */
function instantOf(internalDate: unknown, now: Date): string | undefined {
  const at = Number(internalDate ?? Number.NaN);
  return at >= firstMail && at <= now.getTime() + dayMs ? new Date(at).toISOString() : undefined;
}

const categories: readonly (readonly [label: string, category: string])[] = [
  ['CATEGORY_PROMOTIONS', 'promotions'],
  ['CATEGORY_SOCIAL', 'social'],
  ['CATEGORY_FORUMS', 'forums'],
  ['CATEGORY_UPDATES', 'updates'],
  ['CATEGORY_PERSONAL', 'personal'],
];
const loud: readonly string[] = ['promotions', 'social', 'forums'];

/** What Gmail's own labels say: its category, if it has one, and how important it is. */
function byLabels(labelIds: readonly string[]) {
  const category = categories.find(([label]) => labelIds.includes(label))?.[1];
  const quiet = category !== undefined && loud.includes(category) ? 'low' : 'medium';
  const priority = labelIds.includes('IMPORTANT') ? 'high' : quiet;
  return { priority, ...(category !== undefined && { category }), sortedBy: 'gmail' };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Gmail escapes its previews as HTML. */
const unescaped = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
