import * as v from 'valibot';
import { kept } from '../records/kept.ts';
import { flag, instant, text } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/**
 * What became of a reply. `draft` waits for a member, `waiting` for its time; `refused`: none was written, or it is not
 * sent, and `reason` says why.
 */

/** What mail is sorted into with smart filters. */
export const mailCategories = ['sales', 'support', 'invoice', 'newsletter', 'personal', 'other'] as const;

/** A reply to a message. `asked` quotes what it answers; `template` is the name of the one whose tone it has. */
export const reply = v.object({
  id: v.string(),
  ...kept,
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

export const replies = {
  one: 'reply',
  record: reply,
  sorts: ['createdAt', 'subject', 'to', 'sendAt', 'sentAt'],
  filters: ['state', 'category', 'emailId'],
  searched: ['to', 'name', 'subject', 'content', 'asked'],
  counted: ({ state, sentBy }: v.InferInput<typeof reply>) => (state === 'sent' ? { state, sentBy } : {}),
  staysPut: true,
} as const;
