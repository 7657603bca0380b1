/** Who sent a message. `name` is empty if the header gives only an address, `address` if it gives none. */
interface Sender {
  readonly name: string;
  readonly address: string;
}

const encodedWord = /=\?([^?*\s]+)(?:\*[^?]*)?\?([BbQq])\?([^?\s]*)\?=/g;

/** RFC 2047: `=?utf-8?B?…?=` as text. A word that can't be decoded stays as it is. */
function withoutEncodedWords(text: string): string {
  // White space between two encoded words belongs to neither.
  return text
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(encodedWord, (word, charset: string, how: string, body: string) => {
      try {
        const bytes =
          how.toUpperCase() === 'B'
            ? atob(body)
            : body
                .replaceAll('_', ' ')
                .replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
        return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
      } catch {
        return word;
      }
    });
}

/** A phrase of RFC 5322: its quoted parts without their quotes and backslashes. */
const unquoted = (phrase: string): string =>
  phrase.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => inner.replaceAll(/\\(.)/g, '$1'));

const inWords = (phrase: string): string => withoutEncodedWords(unquoted(phrase)).replaceAll(/\s+/g, ' ').trim();

/** `"Giulia, Osteria" <giulia@…>`, with the quotes of the name, or without a name. */
const nameAndAddress = /^((?:"(?:[^"\\]|\\.)*"|[^"<>])*)<\s*([^<>\s]+)\s*>\s*$/;
/** `giulia@… (Giulia)`: the older way to write it. */
const addressAndName = /^([^\s<>()"]+@[^\s<>()"]+)\s*(?:\(([^()]*)\))?$/;

/** Reads the sender of a message from its From header. What is no such header is taken for a name. */
export function readSender(header: string | undefined): Sender {
  const text = header?.trim() ?? '';
  const [, name, address] = nameAndAddress.exec(text) ?? [];
  if (address !== undefined) return { name: inWords(name ?? ''), address };
  const [, alone, comment] = addressAndName.exec(text) ?? [];
  if (alone !== undefined) return { name: inWords(comment ?? ''), address: alone };
  return { name: inWords(text), address: '' };
}

/** 'Giulia, Osteria <giulia@…>', for a single line of text; undefined if there is nothing. */
export function senderInWords(header: string | undefined): string | undefined {
  const { name, address } = readSender(header);
  if (name && address) return `${name} <${address}>`;
  return name || address || undefined;
}
