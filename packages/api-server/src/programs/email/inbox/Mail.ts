import { readMailbox, type Mailbox } from '@switchboard/api-contract/address';
import { addressParser } from 'postal-mime';
import type { RecordOf } from '../../../records/collections.ts';
import { plainText } from '../../../outside/plainText.ts';

/** A message of the mailbox: what is kept of it, and what only the run sees. */
export interface Mail {
  readonly record: RecordOf<'emails'>;
  readonly threadId: string;
  /** By name in lower case; the first of each. */
  readonly headers: ReadonlyMap<string, string>;
  /** The Content-Type of each of its parts, without those of mails that are attached. */
  readonly types?: readonly string[];
  /** As plain text, without what is quoted; never kept. */
  readonly text: string;
}

const longestName = 120;

/** Who stands in a header of addresses, with names decoded; in a name without an address, the address is empty. */
export const mailboxesIn = (header: string): Mailbox[] =>
  addressParser(header, { flatten: true }).map(({ name, address = '' }) => ({ name, address }));

/** A header of addresses as people read it, each as `"Sikora, Ewa" <ewa@lager.example>`. */
export const peopleInWords = (header: string): string =>
  mailboxesIn(header)
    .map(({ name, address }) => {
      const shown = plainText(name, longestName);
      return shown && address ? `"${shown.replaceAll(/["\\]/g, String.raw`\$&`)}" <${address}>` : shown || address;
    })
    .join(', ');

/**
 * Where a reply to a message goes: what its own headers say, and nothing that stands in its text. A Reply-To with
 * addresses decides alone; of several, the first that can be one.
 */
export const replyRecipient = ({ headers }: Pick<Mail, 'headers'>): Mailbox | undefined => {
  const from = readMailbox(headers.get('from') ?? '');
  const replyTo = headers.get('reply-to') ?? '';
  const to = replyTo.includes('@') ? (readMailbox(replyTo) ?? firstOf(replyTo)) : from;
  return to && { address: to.address, name: to.name || (from?.name ?? '') };
};

/** The first of several people; undefined if there are no several. */
function firstOf(header: string): Mailbox | undefined {
  const people = mailboxesIn(header).filter(({ address }) => address);
  return people.length > 1 ? people.find(({ address }) => readMailbox(address)) : undefined;
}

/** The ids of the messages before one in its thread: https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4 */
export function earlierMessageIds({ headers }: Pick<Mail, 'headers'>): string | undefined {
  const answered = headers.get('in-reply-to') ?? '';
  return headers.get('references') || (answered.match(/<[^<>]+>/g)?.length === 1 ? answered : undefined);
}
