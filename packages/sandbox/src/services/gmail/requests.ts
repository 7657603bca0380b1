import type { RouteContext } from '../../Service.ts';
import { fail, invalidArgument, type GoogleFault } from '../google/errors.ts';
import { bodyOf, readBoolean, pageToken, readInteger } from '../google/parameters.ts';
import type { Message, MessageInput } from './Mailbox.ts';
import { formats, type Format } from './resources.ts';
import { owner } from '../../world/account.ts';
import { plainLetters } from '../../world/words.ts';
import { hasAttachment, headerOf } from './rfc822.ts';

type Test = (message: Message, now: number) => boolean;

const dayMs = 86_400_000;
const folded = (text: string): string => plainLetters(text).toLowerCase();

const inHeader =
  (...names: readonly string[]) =>
  (value: string): Test =>
  ({ payload }) => {
    const wanted = folded(value === 'me' ? owner.email : value);
    return names.some((name) => folded(headerOf(payload, name) ?? '').includes(wanted));
  };

const labelled =
  (id: string): Test =>
  ({ labels }) =>
    labels.has(id);
const anything: Test = () => true;

const states: Readonly<Record<string, Test>> = {
  unread: labelled('UNREAD'),
  read: (message) => !message.labels.has('UNREAD'),
  starred: labelled('STARRED'),
  important: labelled('IMPORTANT'),
};
const folders: Readonly<Record<string, Test>> = { anywhere: anything, drafts: labelled('DRAFT') };
const others = ['SOCIAL', 'PROMOTIONS', 'UPDATES', 'FORUMS'].map((name) => labelled(`CATEGORY_${name}`));
const units: Readonly<Record<string, number>> = { h: dayMs / 24, d: dayMs, m: 30 * dayMs, y: 365 * dayMs };

const span = (value: string): number => {
  const [, count, unit = ''] = /^(\d+)([hdmy])$/.exec(value) ?? [];
  return count === undefined ? Number.NaN : Number(count) * (units[unit] ?? Number.NaN);
};
const instant = (value: string): number =>
  /^\d{9,}$/.test(value) ? Number(value) * 1_000 : Date.parse(value.replaceAll('/', '-'));

/** The operators of Gmail's search box: https://support.google.com/mail/answer/7190 */
const operators: Readonly<Record<string, (value: string) => Test>> = {
  from: inHeader('From'),
  to: inHeader('To', 'Cc', 'Bcc'),
  cc: inHeader('Cc'),
  subject: inHeader('Subject'),
  list: inHeader('List-Id'),
  rfc822msgid: inHeader('Message-ID'),
  in: (value) => folders[value] ?? labelled(value.toUpperCase()),
  is: (value) => states[value] ?? labelled(value.toUpperCase()),
  label: (value) => labelled(value.toUpperCase()),
  category: (value) =>
    value === 'primary'
      ? (message, now) => !others.some((test) => test(message, now))
      : labelled(`CATEGORY_${value.toUpperCase()}`),
  has: (value) => (value === 'attachment' ? ({ payload }) => hasAttachment(payload) : () => false),
  newer_than: (value) => (message, now) => message.at > now - span(value),
  older_than: (value) => (message, now) => message.at < now - span(value),
  after: (value) => (message) => message.at >= instant(value),
  before: (value) => (message) => message.at < instant(value),
};

const inText =
  (value: string): Test =>
  ({ payload, text }) =>
    folded(['Subject', 'From', 'To', 'Cc'].map((name) => headerOf(payload, name) ?? '').join(' ') + text).includes(
      folded(value),
    );

function testOf(term: string): Test {
  if (term.startsWith('-')) {
    const test = testOf(term.slice(1));
    return (message, now) => !test(message, now);
  }
  const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(term) ?? [];
  const bare = (text: string) => text.replaceAll(/^["(]|[")]$/g, '');
  return operators[name.toLowerCase()]?.(bare(value)) ?? inText(bare(term));
}

interface MailQuery {
  readonly q: string;
  readonly labels: readonly string[];
  readonly everywhere: boolean;
  readonly now: number;
}

/** Messages that fit a query and have all labels; those in spam and trash only where they are asked for. */
function searchMail(messages: readonly Message[], { q, labels, everywhere, now }: MailQuery): Message[] {
  const terms = q.match(/-?\w+:(?:"[^"]*"|\([^)]*\)|\S+)|-?"[^"]*"|\S+/g) ?? [];
  const tests = terms.map(testOf);
  const wanted = new Set([...labels, ...terms.map((term) => term.toUpperCase())]);
  const hidden = ['SPAM', 'TRASH'].filter(
    (id) => !everywhere && !wanted.has(id) && !wanted.has(`IN:${id}`) && !wanted.has('IN:ANYWHERE'),
  );
  return messages.filter(
    (message) =>
      labels.every((id) => message.labels.has(id)) &&
      !hidden.some((id) => message.labels.has(id)) &&
      tests.every((test) => test(message, now)),
  );
}

/** An argument that Gmail refuses, in both of its forms. */
export const argumentFault = (message: string): GoogleFault => ({
  ...invalidArgument(message),
  reason: 'invalidArgument',
});

/** The format that a request asks for. */
export function readFormat(c: RouteContext): Format {
  const given = (c.req.query('format') ?? 'full').toLowerCase();
  return formats.find((format) => format === given) ?? fail(argumentFault(`Invalid value at 'format': "${given}"`));
}

const base64url = /^[\w-]+={0,2}$/;

/** The message in a body, which is the body itself or stands under `message`. */
export async function readMessageInput(c: RouteContext, under?: 'message'): Promise<MessageInput> {
  const body = await bodyOf(c);
  const message = (under ? body[under] : body) as { raw?: unknown; threadId?: unknown } | undefined;
  const { raw, threadId } = message ?? {};
  if (typeof raw !== 'string' || raw === '')
    return fail(argumentFault("'raw' RFC822 payload message string or uploading message via /upload/* URL required"));
  if (!base64url.test(raw))
    return fail(invalidArgument("Invalid value at 'message.raw' (TYPE_BYTES), Base64 decoding failed"));
  return {
    raw: Buffer.from(raw, 'base64url'),
    threadId: typeof threadId === 'string' && threadId !== '' ? threadId : undefined,
  };
}

/** A page of what a search finds. */
export function pageOf<T>(
  c: RouteContext,
  {
    messages,
    now,
    group,
  }: { messages: readonly Message[]; now: number; group: (found: readonly Message[]) => readonly T[] },
): { items: readonly T[]; nextPageToken?: string; resultSizeEstimate: number } {
  const q = c.req.query('q') ?? '';
  const labels = c.req.queries('labelIds') ?? [];
  const everywhere = readBoolean(c, 'includeSpamTrash');
  const size = readInteger(c, 'maxResults', { fallback: 100, most: 500 });
  const question = JSON.stringify([q, labels, everywhere]);
  const from = pageToken.read(c.req.query('pageToken'), question) ?? fail(argumentFault('Invalid pageToken'));
  const found = group(searchMail(messages, { q, labels, everywhere, now }));
  return {
    items: found.slice(from, from + size),
    ...(from + size < found.length && { nextPageToken: pageToken.make(from + size, question) }),
    resultSizeEstimate: found.length,
  };
}

/** A list as Gmail gives it: without its name where it is empty. */
export const namedList = <T>(
  name: string,
  { items, ...rest }: { readonly items: readonly T[] },
  show: (item: T) => object,
) => ({
  ...(items.length > 0 && { [name]: items.map(show) }),
  ...rest,
});
