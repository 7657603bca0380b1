import { emailAgent, type Email } from '@switchboard/api-contract/agents/email';
import { folderOf, type Folder } from '@switchboard/api-contract/agents/mailFolder';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { senderInWords } from '../../format/sender.ts';
import { emailStatus, emailStatusOptions, priorityOptions } from '../../rules/records.ts';
import { emailEdit } from './emailEdit.tsx';

/** Whether a message is a draft, which has no reply status. */
export const isDraft = (email: Email): boolean => folderOf(email) === 'drafts';

/** Whether a message was written here, by a member. */
export const isOwn = (email: Email): boolean => folderOf(email) !== 'inbox';

/** The badge of a message: 'Draft' or 'Sent' of one's own, else its reply status. */
export const MailState = ({ email }: { email: Email }) =>
  isOwn(email) ? (
    <Badge tone={isDraft(email) ? 'neutral' : 'positive'}>{isDraft(email) ? 'Draft' : 'Sent'}</Badge>
  ) : (
    <StatusBadge rule={emailStatus} value={email.status} />
  );

const folders: Readonly<Record<Folder, string>> = { inbox: 'Inbox', drafts: 'Drafts', sent: 'Sent' };

/** Messages: fields and filters. */
export const emailKind: RecordKind<Email> = {
  collection: emailAgent.records.emails,
  name: 'emails',
  title: 'Email Inbox',
  one: 'message',
  many: 'messages',
  titleOf: ({ subject }) => subject,
  times: true,
  fields: [
    { label: 'Subject', value: ({ subject }) => subject },
    { label: 'From', value: ({ from }) => senderInWords(from) },
    { label: 'To', as: 'email', value: ({ to }) => to },
    { label: 'Message', as: 'lines', value: ({ content, preview }) => content ?? preview },
    { label: 'Folder', value: (email) => folders[folderOf(email)] },
    { label: 'Received or written', as: 'moment', value: ({ timestamp }) => timestamp },
    { label: 'Sent', as: 'moment', value: ({ sentAt }) => sentAt },
    { label: 'Sent by', value: ({ sentBy }) => sentBy },
    { label: 'Priority', value: (email) => email.priority, show: (email) => <PriorityBadge value={email.priority} /> },
    { label: 'Status', value: ({ status }) => status, show: (email) => <MailState email={email} /> },
    { label: 'Read', value: ({ isRead }) => isRead },
    { label: 'Starred', value: ({ isStarred }) => isStarred },
    { label: 'Attachments', value: ({ hasAttachments }) => hasAttachments },
    { label: 'Message id', as: 'id', value: ({ id }) => id },
  ],
  edit: emailEdit,
  statuses: emailStatusOptions,
  filters: [
    {
      key: 'folder',
      label: 'Folder',
      options: Object.entries(folders).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'isRead',
      label: 'Read',
      options: [
        { value: 'false', label: 'Unread' },
        { value: 'true', label: 'Read' },
      ],
    },
    {
      key: 'isStarred',
      label: 'Star',
      options: [{ value: 'true', label: 'Starred' }],
    },
    {
      key: 'hasAttachments',
      label: 'Files',
      options: [{ value: 'true', label: 'With attachments' }],
    },
    {
      key: 'priority',
      label: 'Priority',
      options: priorityOptions,
    },
    { key: 'status', label: 'Status', options: emailStatusOptions },
  ],
  empty: {
    title: 'The inbox is empty',
    text: 'A run brings the new messages of the mailbox here. You can also compose one.',
  },
};
