import { emailSettings } from '@switchboard/api-contract/agents/email';
import * as v from 'valibot';
import { googleAccountOf } from '../services/connections/googleAccountOf.ts';
import type { RecordOf } from '../services/records/collections.ts';
import { findKnown, writeRecords } from '../services/records/records.ts';
import { signInToGoogle, type GoogleReader } from './google.ts';
import { plainText } from './plainText.ts';
import { RunFailure, type Program, type Run } from './Program.ts';
import { wrote } from './wrote.ts';

const newest = 25;
const messages = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';

const list = v.object({ messages: v.optional(v.array(v.object({ id: v.string(), threadId: v.string() }))) });
const message = v.object({
  id: v.string(),
  threadId: v.string(),
  labelIds: v.optional(v.array(v.string()), []),
  snippet: v.optional(v.string(), ''),
  internalDate: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  payload: v.optional(
    v.object({ headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []) }),
    {},
  ),
});

/** Reads the newest messages of the connected mailbox. Changes nothing there and sends nothing. */
export const email: Program = async (context, run) => {
  const settings = emailSettings.read(run.configuration.customSettings);
  if (!settings.gmailIntegration) throw new RunFailure({ kind: 'gmailOff', args: {} });
  const account = await googleAccountOf(context, run.tenantId, ['gmail']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Gmail'] } });
  const google = await signInToGoogle(context, run, account, { kind: 'mailNotReadable', args: {} });
  const inbox = await readInbox(google, run, settings.smartFilters);
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'emails', origin } as const;
  const known = await findKnown(
    context.db,
    place,
    inbox.map(({ id }) => id),
  );
  const added = inbox.filter(({ id }) => !known.has(id)).length;
  return {
    result: { kind: 'messagesRead', args: { messages: inbox.length, added } },
    activity: { kind: 'synced', text: { kind: 'mailboxSynced', args: { added } } },
    wrote: wrote('emails', { added, updated: inbox.length - added }),
    write: (db, at) =>
      writeRecords(
        db,
        place,
        inbox.map((record) => ({ record, createdAt: record.timestamp ?? at })),
      ),
  };
};

/** https://developers.google.com/gmail/api/reference/rest/v1/users.messages/list */
async function readInbox(
  { read }: GoogleReader,
  { log }: Pick<Run, 'log'>,
  filtered: boolean,
): Promise<RecordOf<'emails'>[]> {
  const idsOf = async (q: string, maxResults: number) =>
    (await read(messages, { q, maxResults: String(maxResults), prettyPrint: 'false' }, list)).messages ?? [];
  const inbox = await idsOf('in:inbox', newest);
  const answered = new Set((await idsOf('in:sent', 4 * newest)).map(({ threadId }) => threadId));
  const attached = new Set((await idsOf('in:inbox has:attachment', 2 * newest)).map(({ id }) => id));
  const found: RecordOf<'emails'>[] = [];
  for (const [index, { id }] of inbox.entries()) {
    const text = { kind: 'readingMessage', args: { message: index + 1, of: inbox.length } } as const;
    log.progress({ done: index, of: inbox.length, text });
    const one = await read(
      `${messages}/${encodeURIComponent(id)}`,
      { format: 'metadata', metadataHeaders: ['From', 'To', 'Subject'], prettyPrint: 'false' },
      message,
      text,
    );
    found.push(readMessage(one, { replied: answered.has(one.threadId), hasAttachments: attached.has(id), filtered }));
  }
  return found;
}

function readMessage(
  { id, labelIds, snippet, internalDate, payload }: v.InferOutput<typeof message>,
  { replied, hasAttachments, filtered }: { replied: boolean; hasAttachments: boolean; filtered: boolean },
): RecordOf<'emails'> {
  const header = (name: string): string =>
    plainText(payload.headers?.find((one) => one.name.toLowerCase() === name)?.value, 300);
  return {
    id: `gmail-${id}`,
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    preview: plainText(unescaped(snippet), 300),
    timestamp: new Date(Number(internalDate)).toISOString(),
    isRead: !labelIds.includes('UNREAD'),
    isStarred: labelIds.includes('STARRED'),
    hasAttachments,
    status: replied ? 'replied' : 'pending',
    ...(filtered ? { priority: priorityOf(labelIds) } : {}),
  };
}

/** Turns Gmail's own labels into a priority. */
function priorityOf(labelIds: readonly string[]): 'high' | 'medium' | 'low' {
  if (labelIds.includes('IMPORTANT')) return 'high';
  return labelIds.some((label) => /^CATEGORY_(?:PROMOTIONS|SOCIAL|FORUMS)$/.test(label)) ? 'low' : 'medium';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Gmail escapes its previews as HTML. */
const unescaped = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
