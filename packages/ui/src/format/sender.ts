/** Who sent a message. `name` is empty if the record gives only an address, `address` if it gives none. */
interface Sender {
  readonly name: string;
  readonly address: string;
}

/** `"Giulia, Osteria" <giulia@…>`, with the quotes of the name, or without a name. */
const nameAndAddress = /^((?:"(?:[^"\\]|\\.)*"|[^"<>])*)<\s*([^<>\s]+)\s*>\s*$/;
const addressAlone = /^[^\s<>()",]+@[^\s<>()",]+$/;

/** A name without its quotes and backslashes. */
const unquoted = (name: string): string =>
  name
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => inner.replaceAll(/\\(.)/g, '$1'))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads the sender of a message as the server keeps it. What is no address is taken for a name. */
export function readSender(from: string | undefined): Sender {
  const text = from?.trim() ?? '';
  const [, name, address] = nameAndAddress.exec(text) ?? [];
  if (address !== undefined) return { name: unquoted(name ?? ''), address };
  return addressAlone.test(text) ? { name: '', address: text } : { name: unquoted(text), address: '' };
}

/** 'Giulia, Osteria <giulia@…>', for a single line of text; undefined if there is nothing. */
export function senderInWords(from: string | undefined): string | undefined {
  const { name, address } = readSender(from);
  if (name && address) return `${name} <${address}>`;
  return name || address || undefined;
}
