import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import { foundId } from '../foundId.ts';
import type { GoogleReader } from '../google.ts';
import { plainText } from '../plainText.ts';
import type { Run } from '../Program.ts';
import { peopleInWords, type Mail } from './Mail.ts';
import { decidingHeaders } from './whyNoReply.ts';

const newest = 25;
const longestText = 4_000;
const messages = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';

const list = v.object({ messages: v.optional(v.array(v.object({ id: v.string(), threadId: v.string() }))) });
const header = v.object({ name: v.string(), value: v.string() });
const leaf = {
  mimeType: v.optional(v.string(), ''),
  headers: v.optional(v.array(header), []),
  body: v.optional(v.object({ data: v.optional(v.string()) })),
};
interface Part {
  mimeType: string;
  body?: { data?: string | undefined } | undefined;
  parts?: Part[] | undefined;
}
const part: v.GenericSchema<unknown, Part> = v.lazy(() => v.object({ ...leaf, parts: v.optional(v.array(part)) }));
const message = v.object({
  id: v.string(),
  threadId: v.string(),
  labelIds: v.optional(v.array(v.string()), []),
  snippet: v.optional(v.string(), ''),
  internalDate: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  payload: v.optional(v.object({ ...leaf, parts: v.optional(v.array(part)) }), {}),
});

/** What the mailbox holds. */
export interface Inbox {
  readonly mails: readonly Mail[];
  /** Threads that somebody answered within the last 24 hours. */
  readonly answeredLately: ReadonlySet<string>;
}

/**
 * Reads the newest messages, with their text only if `full`.
 * https://developers.google.com/gmail/api/reference/rest/v1/users.messages/list
 */
export async function readInbox(
  { read }: GoogleReader,
  { agent, log }: Pick<Run, 'agent' | 'log'>,
  full: boolean,
): Promise<Inbox> {
  const listOf = async (q: string, maxResults: number) =>
    (await read(messages, { q, maxResults: String(maxResults), prettyPrint: 'false' }, list)).messages ?? [];
  const inbox = await listOf('in:inbox', newest);
  const answered = new Set((await listOf('in:sent', 4 * newest)).map(({ threadId }) => threadId));
  const answeredLately = new Set((await listOf('in:sent newer_than:1d', 4 * newest)).map(({ threadId }) => threadId));
  const attached = new Set((await listOf('in:inbox has:attachment', 2 * newest)).map(({ id }) => id));
  const wanted = full ? { format: 'full' } : { format: 'metadata', metadataHeaders: decidingHeaders };
  const mails: Mail[] = [];
  for (const [index, { id }] of inbox.entries()) {
    const text = { kind: 'readingMessage', args: { message: index + 1, of: inbox.length } } as const;
    log.progress({ done: index, of: inbox.length, text });
    const one = await read(`${messages}/${encodeURIComponent(id)}`, { ...wanted, prettyPrint: 'false' }, message, text);
    mails.push(
      mailOf(one, {
        recordId: foundId(agent.id, `gmail-${id}`),
        replied: answered.has(one.threadId),
        hasAttachments: attached.has(id),
      }),
    );
  }
  return { mails, answeredLately };
}

function mailOf(
  { threadId, labelIds, snippet, internalDate, payload }: v.InferOutput<typeof message>,
  { recordId, replied, hasAttachments }: { recordId: string; replied: boolean; hasAttachments: boolean },
): Mail {
  const headers = new Map((payload.headers ?? []).toReversed().map(({ name, value }) => [name.toLowerCase(), value]));
  const people = (name: string): string => plainText(peopleInWords(headers.get(name) ?? ''), 300);
  const preview = plainText(unescaped(snippet), 300);
  return {
    record: {
      id: recordId,
      subject: plainText(decodeWords(headers.get('subject') ?? ''), 300),
      from: people('from'),
      to: people('to'),
      preview,
      timestamp: new Date(Number(internalDate)).toISOString(),
      isRead: !labelIds.includes('UNREAD'),
      isStarred: labelIds.includes('STARRED'),
      hasAttachments,
      status: replied ? 'replied' : 'pending',
      ...byLabels(labelIds),
    },
    threadId,
    headers,
    text: (textIn(payload) ?? preview).slice(0, longestText),
  };
}

/** The first plain text in a message; undefined if it has none, or none that was asked for. */
function textIn({ mimeType, body, parts = [] }: Part): string | undefined {
  if (mimeType.startsWith('text/plain') && body?.data !== undefined)
    return Buffer.from(body.data, 'base64url').toString('utf8').toWellFormed();
  for (const one of parts) {
    const text = textIn(one);
    if (text !== undefined) return text;
  }
  return undefined;
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
