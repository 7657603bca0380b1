import { emailAgent, type Email } from '@switchboard/api-contract/agents/email';
import { folderOf, type Folder, isFieldChangeable } from '@switchboard/api-contract/agents/mailFolder';
import { limits } from '@switchboard/api-contract/limits';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import type { CustomFieldProps, FormField } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { recordEdit, type RecordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { Select } from '../../components/forms/Select/Select.tsx';
import { senderInWords } from '../../format/sender.ts';
import { emailStatus, emailStatusOptions, priorityOptions } from '../../rules/records.ts';

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const flag = {
  kind: 'custom',
  initial: false,
  half: true,
  render: ({ value, onValueChange }: CustomFieldProps) => (
    <Select
      options={yesOrNo}
      value={String(value === true)}
      onValueChange={(chosen) => onValueChange(chosen === 'true')}
    />
  ),
} as const;

type Fields = Record<'to' | 'subject' | 'content' | 'priority' | 'status', string> &
  Record<'isRead' | 'isStarred', boolean>;

const editFields: readonly FormField<Fields>[] = [
  { kind: 'email', name: 'to', label: 'To', required: true, placeholder: 'name@company.com' },
  { kind: 'text', name: 'subject', label: 'Subject', required: true },
  // Pasted text is not cut off silently: what is too long is refused at the field.
  { kind: 'area', name: 'content', label: 'Message', required: true, maxLength: 10 * limits.text.message },
  {
    kind: 'select',
    name: 'priority',
    label: 'Priority',
    options: priorityOptions,
    initial: 'medium',
    half: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    options: emailStatusOptions,
    initial: 'pending',
    half: true,
  },
  { ...flag, name: 'isRead', label: 'Read' },
  { ...flag, name: 'isStarred', label: 'Starred' },
];

const notes = {
  inbox: 'The message itself stays as it was received. Your changes here win over what a later run finds.',
  drafts: 'Nothing is sent until you press Send.',
  sent: 'What was sent can’t be changed.',
} as const;

/** What members may change of a message: the text of a draft alone, of others how they are sorted. */
export const emailEdit: RecordEdit<Email> = {
  ...recordEdit<Fields, Email>(emailAgent.records.emails.edits, editFields, isFieldChangeable),
  note: (email) => notes[folderOf(email)],
};

/** Whether a message is a draft, which has no reply status. */
export const isDraft = (email: Email): boolean => folderOf(email) === 'drafts';

/** Whether a message was written here, by a member. */
export const isOwn = (email: Email): boolean => folderOf(email) !== 'inbox';

/** The badge of a message: 'Draft' or 'Sent' if a member wrote it, else its reply status. */
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
