import type { Message } from './Mailbox.ts';
import { owner } from '../../world/account.ts';
import { plainLetters } from '../../world/words.ts';
import { hasAttachment, headerOf } from './rfc822.ts';

interface MailQuery {
  readonly q: string;
  readonly labels: readonly string[];
  readonly everywhere: boolean;
  readonly now: number;
}

/** Messages that fit a query and have all labels; those in spam and trash only where they are asked for. */
export function searchMail(messages: readonly Message[], { q, labels, everywhere, now }: MailQuery): Message[] {
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

/** Whether a message fits one term of a search. */
type Test = (message: Message, now: number) => boolean;

const dayMs = 86_400_000;
/** Text as it is compared: without accents and case. */
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
/** The tabs of the inbox beside Primary, which has all that is in none of them. */
const otherTabs = ['SOCIAL', 'PROMOTIONS', 'UPDATES', 'FORUMS'].map((name) => labelled(`CATEGORY_${name}`));
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
      ? (message, now) => !otherTabs.some((test) => test(message, now))
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
