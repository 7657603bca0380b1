import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { repliesTo, senderOf, type Mail } from './Mail.ts';

type Reason =
  | 'replyToList'
  | 'replyToBulk'
  | 'replyToAutomatic'
  | 'replyToNoReply'
  | 'replyToNobody'
  | 'replyToOneself';
type Headers = Mail['headers'];

const noReply = /^(?:(?:do[-_.]?)?no[-_.]?t?[-_.]?reply|mailer-daemon|postmaster|bounces?|notif(?:y|ications?))\b/i;
/** Whether an address only sends. */
export const takesNoMail = (address: string): boolean => noReply.test(address);
const has = (headers: Headers, ...names: readonly string[]): boolean => names.some((name) => headers.has(name));
const precedence = (headers: Headers): string => headers.get('precedence')?.trim().toLowerCase() ?? '';

/** RFC 3834, 2: to whom no program answers; RFC 2919 and 2369 for lists. */
const rules: readonly (readonly [Reason, (mail: Pick<Mail, 'headers'>) => boolean])[] = [
  [
    'replyToAutomatic',
    ({ headers }) =>
      /^\s*(?!no\s*(?:;|$))\S/i.test(headers.get('auto-submitted') ?? '') ||
      has(headers, 'x-auto-response-suppress', 'x-failed-recipients') ||
      headers.get('return-path')?.trim() === '<>' ||
      precedence(headers) === 'auto_reply',
  ],
  ['replyToBulk', ({ headers }) => has(headers, 'list-unsubscribe') || /^(?:bulk|junk)$/.test(precedence(headers))],
  [
    'replyToList',
    ({ headers }) =>
      has(headers, 'list-id', 'list-post', 'list-help', 'mailing-list') || precedence(headers) === 'list',
  ],
  ['replyToNobody', (mail) => repliesTo(mail) === undefined],
  [
    'replyToNoReply',
    (mail) =>
      [repliesTo(mail)?.address, senderOf(mail.headers.get('from') ?? '')?.address].some((one) =>
        takesNoMail(one ?? ''),
      ),
  ],
  [
    'replyToOneself',
    (mail) => repliesTo(mail)?.address.toLowerCase() === senderOf(mail.headers.get('to') ?? '')?.address.toLowerCase(),
  ],
];

/** The headers that decide whether a message may be answered. */
export const decidingHeaders: readonly string[] = [
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
  'X-Failed-Recipients',
  'Return-Path',
  'Precedence',
  'List-Unsubscribe',
  'List-Id',
  'List-Post',
  'List-Help',
  'Mailing-List',
  'Reply-To',
];

/** Why a message must get no reply from a program; undefined if it may. */
export function whyNoReply(mail: Pick<Mail, 'headers'>): Fact | undefined {
  const kind = rules.find(([, holds]) => holds(mail))?.[0];
  return kind && { kind, args: {} };
}
