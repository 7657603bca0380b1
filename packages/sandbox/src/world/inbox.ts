import { owner, type Mailbox } from './account.ts';
import { bulk } from './inbox/bulk.ts';
import { complaints } from './inbox/complaints.ts';
import type { MessageSeed } from './inbox/MessageSeed.ts';
import { personal } from './inbox/personal.ts';
import { questions } from './inbox/questions.ts';
import { hexId } from './seededRandom.ts';

const hourMs = 3_600_000;

/** A message in the mailbox. */
export interface Mail extends Required<Pick<MessageSeed, 'subject' | 'text' | 'headers' | 'attachments'>> {
  readonly id: string;
  readonly threadId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly cc: Mailbox | undefined;
  readonly at: Date;
  readonly labels: readonly string[];
}

const idOf = (key: string): string => hexId(`message ${key}`, 16);

/** The mailbox, newest first. */
export const createInbox = (began: Date): Mail[] =>
  [...questions, ...complaints, ...personal, ...bulk]
    .map(({ key, thread = key, from, to = owner, cc, subject, age, labels = [], folder = 'INBOX', ...rest }): Mail => ({
      id: idOf(key),
      threadId: idOf(thread),
      from,
      to,
      cc,
      subject,
      at: new Date(began.getTime() - age * hourMs),
      labels: [folder, ...labels],
      headers: rest.headers ?? {},
      text: rest.text,
      attachments: rest.attachments ?? [],
    }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
