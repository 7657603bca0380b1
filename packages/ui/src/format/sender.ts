import { readMailbox, type Mailbox } from '@switchboard/api-contract/address';

/** Reads the sender of a message as the server keeps it. What is no address is taken for a name. */
export function readSender(from = ''): Mailbox {
  const name = from
    .replaceAll(/\\(.)|"/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return readMailbox(from) ?? { name, address: '' };
}

/** 'Giulia, Osteria <giulia@…>', for a single line of text; undefined if there is nothing. */
export function senderInWords(from: string | undefined): string | undefined {
  const { name, address } = readSender(from);
  if (name && address) return `${name} <${address}>`;
  return name || address || undefined;
}
