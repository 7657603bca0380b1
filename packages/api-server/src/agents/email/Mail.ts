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

/** An address, and whose it is. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const longestName = 120;
const reachable = /^(?:[^\s@<>",;:]+|"(?:[^"\\]|\\.)+")@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

/** Who stands in a header of addresses, with names decoded; in a name without an address, the address is empty. */
export const peopleIn = (header: string): Sender[] =>
  addressParser(header, { flatten: true }).map(({ name, address = '' }) => ({ name, address }));

/** The one person in a header, whichever way it is written; undefined if there is none, or more than one. */
export function senderOf(header: string): Sender | undefined {
  const people = peopleIn(header);
  const [one, ...others] = people.filter(({ address }) => address !== '');
  if (!one || others.length > 0 || !reachable.test(one.address)) return undefined;
  // A comma in a name that is not quoted cuts it in two.
  const name = people.flatMap((part) => part.name || []).join(', ');
  return { name, address: one.address };
}

/** A header of addresses as people read it, each as `"Sikora, Ewa" <ewa@lager.example>`. */
export const peopleInWords = (header: string): string =>
  peopleIn(header)
    .map(({ name, address }) => {
      const shown = plainText(name, longestName);
      return shown && address ? `"${shown.replaceAll(/["\\]/g, String.raw`\$&`)}" <${address}>` : shown || address;
    })
    .join(', ');

/** Where a reply to a message goes: what its own headers say, and nothing that stands in its text. */
export const repliesTo = ({ headers }: Pick<Mail, 'headers'>): Sender | undefined => {
  const from = senderOf(headers.get('from') ?? '');
  const to = senderOf(headers.get('reply-to') ?? '') ?? from;
  return to && { address: to.address, name: to.name || (from?.name ?? '') };
};
