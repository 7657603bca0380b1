import { readShape } from '../google/fields.ts';
import type { Message } from './Mailbox.ts';

/** How much of a message is wanted. */
export const formats = ['full', 'metadata', 'minimal', 'raw'] as const;
export type Format = (typeof formats)[number];

const part = 'partId,mimeType,filename,headers(name,value),body(size,data,attachmentId)';
const message = `id,threadId,labelIds,snippet,sizeEstimate,historyId,internalDate,raw,payload(${part},parts(${part},parts(${part},parts)))`;

/** The documented fields of each answer. */
export const shapes = {
  message: readShape(message),
  messages: readShape('messages(id,threadId),nextPageToken,resultSizeEstimate'),
  thread: readShape(`id,historyId,messages(${message})`),
  threads: readShape('threads(id,historyId,snippet),nextPageToken,resultSizeEstimate'),
  draft: readShape(`id,message(${message})`),
  drafts: readShape('drafts(id,message(id,threadId)),nextPageToken,resultSizeEstimate'),
  profile: readShape('emailAddress,messagesTotal,threadsTotal,historyId'),
  label: readShape('id,name,type,messagesTotal,messagesUnread,threadsTotal,threadsUnread'),
  labels: readShape('labels(id,name,type)'),
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The beginning of the text, escaped as HTML. */
export const snippetOf = ({ text }: Message): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** A message in one of the formats. `headers` are the only ones wanted in `metadata`; none means all. */
export function messageIn(one: Message, format: Format, headers: readonly string[] = []) {
  const { payload, raw } = one;
  const wanted = new Set(headers.map((name) => name.toLowerCase()));
  const shown = payload.headers.filter(({ name }) => wanted.size === 0 || wanted.has(name.toLowerCase()));
  return {
    id: one.id,
    threadId: one.threadId,
    labelIds: [...one.labels],
    snippet: snippetOf(one),
    ...(format === 'full' && { payload }),
    ...(format === 'metadata' && { payload: { mimeType: payload.mimeType, headers: shown } }),
    ...(format === 'raw' && { raw: raw.toString('base64url') }),
    sizeEstimate: raw.length,
    historyId: String(one.historyId),
    internalDate: String(one.at),
  };
}

/** What the answer to a write tells of a message. */
export const messageSummary = ({ id, threadId, labels }: Message) => ({ id, threadId, labelIds: [...labels] });
