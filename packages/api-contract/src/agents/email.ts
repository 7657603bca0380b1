import * as v from 'valibot';
import { emailAddress } from '../address.ts';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import { figure, flag, instant, requiredText, rows, rowsOrNone, text, wholeNumber } from '../wire.ts';
import { defaultWorkingHours, priorities, statusBase, workingHours } from './shared.ts';
import { recordFields } from '../records/calls.ts';
import { cut } from '../text.ts';
import { factOrText } from '../words/factOrText.ts';
import { noAuditLine, work } from '../endpoints/Endpoint.ts';
import { dayOf } from './agentPage.ts';
import { defineAgent, type Change, type RecordsOf } from './defineAgent.ts';
import { folderOf, unchangeableFields } from './mailFolder.ts';
import { replies, reply } from './replies.ts';
import { mayAct, mayActDefault, proposal, proposals } from './proposals.ts';

export const emailStatuses = ['pending', 'replied'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/**
 * A message. `preview` is plain text, `content` the whole text of a message composed here. Without a `folder` it is
 * in the inbox.
 */
export const email = v.object({
  id: v.string(),
  ...recordFields,
  subject: text(),
  from: text(),
  to: text(),
  preview: text(),
  timestamp: instant(),
  isRead: flag(),
  isStarred: flag(),
  hasAttachments: flag(),
  priority: text(),
  /** What it was sorted into, and by whom: `gmail` or the service of the language model. */
  category: text(),
  sortedBy: text(),
  /** `unhappy`, `neutral`, or missing where nobody asked the model. */
  tone: text(),
  /** Whether it asks something, as the language model reads it. */
  asks: flag(),
  status: text(),
  content: text(),
  folder: text(),
  /** The template that a message composed here began with. */
  templateId: text(),
  /** When a message composed here was sent, and by which service. */
  sentAt: instant(),
  sentBy: text(),
  /** Why a draft was not sent. */
  unsent: factOrText(),
  sandbox: flag(),
});
export type Email = v.InferOutput<typeof email>;

/** A template. `usage` counts how often it was used. */
export const template = v.object({
  id: v.string(),
  ...recordFields,
  name: text(),
  subject: text(),
  content: text(),
  category: text(),
  usage: figure(),
  lastUsed: instant(),
});
export type Template = v.InferOutput<typeof template>;

/** `GET /api/agents/email/status`. Rates in percent, response time in minutes. */
export const emailAgentStatus = v.object({
  ...statusBase,
  metrics: v.object({
    processed: figure(),
    processedToday: figure(),
    autoReplies: figure(),
    responseRate: figure(),
    averageResponseMinutes: figure(),
    filterAccuracy: figure(),
    answeredWithinTarget: figure(),
  }),
  emails: rows(email),
  templates: rows(template),
  /** Outbound actions that wait for a member to allow them. */
  proposals: rowsOrNone(proposal),
  replies: rowsOrNone(reply),
});
export type EmailAgentStatus = v.InferOutput<typeof emailAgentStatus>;

/** Settings of the email agent. `responseDelay` in minutes. A configuration without workingHours gets the defaults. */
export const emailSettings = settingsContract(
  {
    isActive: v.boolean(),
    ...mayAct,
    gmailIntegration: v.boolean(),
    autoReply: v.boolean(),
    responseDelay: wholeNumber(0, 1_440),
    smartFilters: v.boolean(),
    sentimentAnalysis: v.boolean(),
    signatureTemplate: v.pipe(
      v.string(),
      v.maxLength(limits.text.paragraph, `The signature must have at most ${limits.text.paragraph} characters`),
    ),
    workingHours,
  },
  {
    isActive: true,
    ...mayActDefault,
    gmailIntegration: true,
    autoReply: false,
    responseDelay: 30,
    smartFilters: true,
    sentimentAnalysis: true,
    signatureTemplate: '',
    workingHours: defaultWorkingHours,
  },
);
export type EmailSettings = ReturnType<typeof emailSettings.read>;

/** Body of Compose. */
export const newEmail = v.strictObject({
  to: v.pipe(requiredText('To', limits.text.line), emailAddress()),
  subject: requiredText('Subject', limits.text.line),
  content: requiredText('Message', limits.text.message),
  priority: v.optional(v.picklist(priorities, 'Priority must be high, medium or low'), 'medium'),
  templateId: v.optional(v.pipe(v.string(), v.maxLength(limits.text.line))),
});
export type NewEmail = v.InferInput<typeof newEmail>;

/** Which draft is sent. */
const sendEmailRequest = v.strictObject({ emailId: requiredText('Message', limits.text.line) });

/** Whom a message goes to. */
const addresseeRequest = v.strictObject({ to: newEmail.entries.to });

/** What is known of whoever has an address: from contacts, leads, or the messages that came from it. */
export const addressee = v.object({ name: text(), company: text() });
export type Addressee = v.InferOutput<typeof addressee>;

/** Body of New Template. */
export const newTemplate = v.strictObject({
  name: requiredText('Name', limits.text.name),
  subject: requiredText('Subject', limits.text.line),
  content: requiredText('Content', limits.text.message),
  category: requiredText('Category', limits.text.name),
});
export type NewTemplate = v.InferInput<typeof newTemplate>;

const longestPreview = 140;
/** The beginning of a message, on one line. */
export const previewOf = (content: string): string => cut(content.replaceAll(/\s+/g, ' '), longestPreview);

const records = {
  emails: {
    one: 'email',
    record: email,
    create: newEmail,
    sorts: ['timestamp', 'subject', 'from', 'to', 'priority', 'status'],
    filters: ['status', 'priority', 'folder', 'isRead', 'isStarred', 'hasAttachments'],
    searched: ['subject', 'from', 'to', 'preview', 'content'],
    derived: (message: v.InferInput<typeof email>) => ({ folder: folderOf(message) }),
    // Of a message composed here only that it is one (`known` stands for any text); of a received one whether it was
    // replied to.
    counted: ({ content, status, timestamp }: v.InferInput<typeof email>) => ({
      ...(content === undefined ? status === 'replied' && { status } : { content: 'known' }),
      timestamp: dayOf(timestamp),
    }),
    edits: v.partial(
      v.strictObject({
        ...newEmail.entries,
        status: v.picklist(emailStatuses, 'Status must be pending or replied'),
        isRead: v.boolean('isRead must be true or false'),
        isStarred: v.boolean('isStarred must be true or false'),
      }),
    ),
    settled: ({ content }: v.InferInput<typeof email>) =>
      typeof content === 'string' ? { preview: previewOf(content) } : {},
    refuses: ({ changed, before }: Change<v.InferInput<typeof email>>) => unchangeableFields(changed, before),
  },
  templates: {
    one: 'template',
    record: template,
    create: newTemplate,
    sorts: ['name', 'subject', 'category', 'usage', 'lastUsed'],
    filters: ['category'],
    searched: ['name', 'subject', 'content', 'category'],
    edits: v.partial(newTemplate),
  },
  proposals,
  replies,
} as const;
export type EmailRecords = RecordsOf<typeof records>;

/** The email agent. */
export const emailAgent = defineAgent('email', {
  status: emailAgentStatus,
  figures: 'metrics',
  records,
  settings: emailSettings,
  sample: async (now) => (await import('../samples/email.ts')).sampleEmail(now),
  calls: {
    sendEmail: work.post('/api/agents/email/emails/send', sendEmailRequest, email, 'email.sent', {
      conflict: 'It is being sent, or was not written here',
    }),
    addressee: {
      ...work.post('/api/agents/email/addressee', addresseeRequest, addressee, noAuditLine('reads')),
      keys: 'wide',
    },
  },
  special: {
    collection: 'emails',
    describe: (emails: EmailRecords['emails']) => ({
      emails: emails.map(({ id, subject, from, to, timestamp, status, priority, sandbox }) => ({
        id,
        subject,
        from,
        to,
        timestamp,
        type: status === 'replied' ? 'auto_response' : 'incoming',
        category: priority === 'high' ? 'urgent' : 'general',
        responded: status === 'replied',
        sandbox,
      })),
    }),
  },
});
