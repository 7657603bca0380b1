import * as v from 'valibot';
import { recordFields } from '../records/calls.ts';
import { flag, instant, text, type Rows } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';
import type { Proposal } from './proposals.ts';

/** What mail is sorted into with smart filters. */
export const mailCategories = ['sales', 'support', 'invoice', 'newsletter', 'personal', 'other'] as const;

/**
 * A reply to a message. `asked` quotes what it answers; `template` is the name of the one whose tone it has. `state`:
 * `draft` waits for a member, `waiting` for its time; `refused`: none was written, or it is not sent, and `reason` says
 * why.
 */
export const reply = v.object({
  id: v.string(),
  ...recordFields,
  emailId: text(),
  threadId: text(),
  to: text(),
  /** Who wrote the message. */
  name: text(),
  subject: text(),
  content: text(),
  asked: text(),
  category: text(),
  tone: text(),
  template: text(),
  state: text(),
  reason: factOrText(),
  createdAt: instant(),
  /** When it goes out by itself. */
  sendAt: instant(),
  sentAt: instant(),
  /** The member who sent it; missing if it went out by itself. */
  sentBy: text(),
  /** It is also a draft in Gmail. */
  inGmail: flag(),
  runId: text(),
  sandbox: flag(),
});

export type Reply = v.InferOutput<typeof reply>;
type StoredReply = v.InferInput<typeof reply>;

/** The collection of each agent that drafts replies. `open`: those that can still be sent. */
export const replies = {
  one: 'reply',
  record: reply,
  sorts: ['createdAt', 'subject', 'to', 'sendAt', 'sentAt'],
  filters: ['state', 'category', 'emailId', 'open'],
  searched: ['to', 'name', 'subject', 'content', 'asked'],
  derived: ({ state }: Pick<StoredReply, 'state'>) => ({
    open: state === 'draft' || state === 'waiting' || state === 'sending',
  }),
  counted: ({ state, sentBy }: StoredReply) => (state === 'sent' ? { state, sentBy } : {}),
  staysPut: true,
} as const;

/** Whether a reply can still be sent. */
export const isOpenReply = (one: Pick<StoredReply, 'state'>): boolean => replies.derived(one).open;

/** The id of the proposal of a reply that would go out by itself if it were allowed. */
export const proposalIdOfReply = (replyId: string): string => `proposal-${replyId}`;

/** The proposals without those of these replies: they stand among the replies. */
export const withoutReplyProposals = (proposals: Rows<Proposal>, { items }: Rows<Reply>): Rows<Proposal> => {
  const ids = new Set(items.map(({ id }) => proposalIdOfReply(id)));
  return { ...proposals, items: proposals.items.filter(({ id }) => !ids.has(id)) };
};
