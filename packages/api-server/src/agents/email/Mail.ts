import { readMailbox, type Mailbox } from '@switchboard/api-contract/address';
import { addressParser } from 'postal-mime';
import type { RecordOf } from '../../services/records/collections.ts';
import { plainText } from '../plainText.ts';

/** A message of the mailbox: what is kept of it, and what only the run sees. */
export interface Mail {
  readonly record: RecordOf<'emails'>;
  readonly threadId: string;
  /** By name in lower case; the first of each. */
  readonly headers: ReadonlyMap<string, string>;
  /** As plain text, without what is quoted; never kept. */
  readonly text: string;
}

const longestName = 120;

/** Who stands in a header of addresses, with names decoded; in a name without an address, the address is empty. */
export const peopleIn = (header: string): Mailbox[] =>
  addressParser(header, { flatten: true }).map(({ name, address = '' }) => ({ name, address }));

/** A header of addresses as people read it, each as `"Sikora, Ewa" <ewa@lager.example>`. */
export const peopleInWords = (header: string): string =>
  peopleIn(header)
    .map(({ name, address }) => {
      const shown = plainText(name, longestName);
      return shown && address ? `"${shown.replaceAll(/["\\]/g, String.raw`\$&`)}" <${address}>` : shown || address;
    })
    .join(', ');

/** Where a reply to a message goes: what its own headers say, and nothing that stands in its text. */
export const repliesTo = ({ headers }: Pick<Mail, 'headers'>): Mailbox | undefined => {
  const from = readMailbox(headers.get('from') ?? '');
  const to = readMailbox(headers.get('reply-to') ?? '') ?? from;
  return to && { address: to.address, name: to.name || (from?.name ?? '') };
};
