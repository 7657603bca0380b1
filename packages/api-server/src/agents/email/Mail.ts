import type { RecordOf } from '../../services/records/collections.ts';

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

/** Reads `"Ewa Sikora" <ewa@lager.example>`, or an address alone; without an address if it has none. */
export function senderOf(header: string): Sender | undefined {
  const [, named = '', inBrackets] = /^(.*?)<([^<>]*)>\s*$/.exec(header) ?? [];
  const address = (inBrackets ?? header).trim();
  if (!/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(address)) return undefined;
  return { name: named.replaceAll('"', '').trim(), address };
}

/** Where a reply to a message goes: what its own headers say, and nothing that stands in its text. */
export const repliesTo = ({ headers }: Pick<Mail, 'headers'>): Sender | undefined => {
  const from = senderOf(headers.get('from') ?? '');
  const to = senderOf(headers.get('reply-to') ?? '') ?? from;
  return to && { address: to.address, name: to.name || (from?.name ?? '') };
};
