import type { Message } from './Mailbox.ts';

/** Gmail's own labels: https://developers.google.com/gmail/api/guides/labels */
const systemLabels = [
  'CHAT',
  'SENT',
  'INBOX',
  'IMPORTANT',
  'TRASH',
  'DRAFT',
  'SPAM',
  'CATEGORY_FORUMS',
  'CATEGORY_UPDATES',
  'CATEGORY_PERSONAL',
  'CATEGORY_PROMOTIONS',
  'CATEGORY_SOCIAL',
  'STARRED',
  'UNREAD',
] as const;

/** Labels that Gmail alone gives and takes. */
const fixed: ReadonlySet<string> = new Set(['SENT', 'DRAFT', 'CHAT']);

const known: ReadonlySet<string> = new Set(systemLabels);

/** Whether a client may give or take this label. */
export const isModifiable = (id: string): boolean => known.has(id) && !fixed.has(id);

/** The list of all labels. */
export const listLabels = () => ({ labels: systemLabels.map((id) => ({ id, name: id, type: 'system' })) });

/** One label with its counts; undefined if there is none of this id. */
export function labelOf(id: string, messages: readonly Message[]) {
  if (!known.has(id)) return undefined;
  const labelled = messages.filter(({ labels }) => labels.has(id));
  const unread = labelled.filter(({ labels }) => labels.has('UNREAD'));
  const threads = (some: readonly Message[]) => new Set(some.map(({ threadId }) => threadId)).size;
  return {
    id,
    name: id,
    type: 'system',
    messagesTotal: labelled.length,
    messagesUnread: unread.length,
    threadsTotal: threads(labelled),
    threadsUnread: threads(unread),
  };
}
