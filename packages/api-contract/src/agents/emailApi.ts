import type * as v from 'valibot';
import {
  countToday,
  share,
  type NewRecord,
  type RecordOrigin,
  type AgentPage,
  type AgentPageInput,
} from './agentPage.ts';
import {
  previewOf,
  type EmailRecords,
  type EmailSettings,
  type emailAgentStatus,
  type newEmail,
  type newTemplate,
} from './email.ts';
import { folderOf } from './mailFolder.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';
import { openProposals } from './proposals.ts';

type StoredEmail = EmailRecords['emails'][number];

/** Replies in one answer, newest first. */
const mostReplies = 200;

/** Messages written here are sent with their folder. */
const inFolder = (stored: StoredEmail): StoredEmail =>
  typeof stored.content === 'string' ? { ...stored, folder: folderOf(stored) } : stored;

/** What the API computes for the email agent. Replies are counted in the mailbox; their speed is not measured. */
export const emailApi = {
  runType: 'email_sync',
  nicknames: /\be-?mails?\b|\bmail(?:s|box)?\b|\binbox\b/gi,
  needs: [{ services: ['gmail'], account: true }] as const satisfies readonly ServiceNeed[],
  lacks: ({ gmailIntegration }: EmailSettings): readonly MissingSetting[] =>
    gmailIntegration
      ? []
      : [{ setting: 'gmailIntegration', text: { kind: 'gmailOff', args: {} }, label: 'Turn on Gmail' }],
  describeAgentPage: ({
    head,
    records: { emails, templates, proposals: proposed, replies: written },
    ran,
    now,
  }: AgentPageInput<EmailRecords>): AgentPage<v.InferInput<typeof emailAgentStatus>> => {
    const received = emails.filter(({ content }) => content === undefined);
    const nothing = !ran && emails.length === 0;
    return {
      answer: {
        ...head,
        metrics: {
          processed: emails.length,
          processedToday: countToday(
            emails.map(({ timestamp }) => timestamp),
            now,
          ),
          autoReplies: written.filter(({ state, sentBy }) => state === 'sent' && sentBy === undefined).length,
          responseRate: share(received.filter(({ status }) => status === 'replied').length, received.length),
        },
        emails: emails.map(inFolder),
        templates,
        proposals: openProposals(proposed),
        replies: written.slice(0, mostReplies),
      },
      empty: { figures: nothing, emails: nothing, templates: templates.length === 0 },
    };
  },
  buildRecord: {
    /** Compose: the message is stored, not sent. */
    emails: (
      { content, ...given }: v.InferOutput<typeof newEmail>,
      { id, at, by }: RecordOrigin,
    ): NewRecord<StoredEmail> => ({
      record: {
        id,
        ...given,
        from: by.email,
        preview: previewOf(content),
        timestamp: at,
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        status: 'pending',
        content,
        folder: 'drafts',
      },
      activity: { kind: 'created', text: { kind: 'messageWritten', args: { to: given.to, by: by.name } } },
    }),
    templates: (
      given: v.InferOutput<typeof newTemplate>,
      { id, by }: RecordOrigin,
    ): NewRecord<EmailRecords['templates'][number]> => ({
      record: { id, ...given, usage: 0 },
      activity: { kind: 'created', text: { kind: 'templateAdded', args: { name: given.name, by: by.name } } },
    }),
  },
};
