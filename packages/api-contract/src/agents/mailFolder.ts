/** Where a message stands. */
export type Folder = 'inbox' | 'drafts' | 'sent';

interface MailPlace {
  readonly folder?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly sentAt?: unknown;
}

/** Only a message composed here has its whole text, and is a draft until it is sent. It may be older than folders. */
export function folderOf({ folder, content, sentAt }: MailPlace): Folder {
  if (typeof content !== 'string' && folder !== 'drafts' && folder !== 'sent') return 'inbox';
  return sentAt == null && folder !== 'sent' ? 'drafts' : 'sent';
}

/** What can be changed in some messages only: the text of drafts, since others stay as they were written. */
const onlyIn: Readonly<Record<string, Folder>> = {
  to: 'drafts',
  subject: 'drafts',
  content: 'drafts',
  templateId: 'drafts',
  status: 'inbox',
  isRead: 'inbox',
};
/** Whether members may change a field of a message. */
export const isFieldChangeable = (field: string, message: MailPlace): boolean =>
  onlyIn[field] === undefined || onlyIn[field] === folderOf(message);

/** What can't be changed of the fields of a message, each with a sentence. */
export const unchangeableFields = (fields: readonly string[], message: MailPlace): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter((field) => !isFieldChangeable(field, message))
      .map((field) => [
        field,
        `${field} can be changed in ${onlyIn[field] === 'drafts' ? 'drafts' : 'received messages'} only`,
      ]),
  );
