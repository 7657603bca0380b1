import { Parser } from 'htmlparser2';

/** Where pages name their encoding; the standard looks at 1,024 bytes, browsers at more. */
const sniffed = 8_192;

const charsetIn = (type: string | undefined): string | undefined =>
  /charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(type ?? '')?.[1];

/** The encoding of a label; undefined if nobody knows it. */
function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The encoding that a byte order mark tells. */
const markedBy = (bytes: Uint8Array): string | undefined =>
  [
    { mark: [0xef, 0xbb, 0xbf], label: 'utf-8' },
    { mark: [0xfe, 0xff], label: 'utf-16be' },
    { mark: [0xff, 0xfe], label: 'utf-16le' },
  ].find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.label;

/**
 * The encoding that a page names in a meta element, or else in an XML declaration. What is read as ASCII here can't be
 * UTF-16, so a page that claims it is UTF-8.
 */
function namedIn(bytes: Uint8Array): TextDecoder | undefined {
  let found: TextDecoder | undefined;
  const parser = new Parser({
    onopentag: (name, { charset, content, 'http-equiv': about = '' }) => {
      if (name === 'meta')
        found ??= decoderFor(charset ?? (/^content-type$/i.test(about) ? charsetIn(content) : undefined));
    },
  });
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, sniffed));
  parser.end(text);
  found ??= decoderFor(/^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']\s*([^\s"'>]+)/.exec(text)?.[1]);
  return found?.encoding.startsWith('utf-16') ? new TextDecoder() : found;
}

const howMany = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

/** Whether what is not ASCII was UTF-8, but for a broken character here and there. */
const wasUtf8 = (text: string): boolean => howMany(text, /\ufffd/g) * 2 < howMany(text, /[\u0080-\u{10ffff}]/gu);

/**
 * Reads the bytes of a page as text: by their mark, by the header, by what the page says itself, in this order
 * (https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding). Without any of them it is
 * UTF-8, or windows-1252. The latter also is what many servers say of all that they send: where it is UTF-8, it counts
 * as that.
 */
export function decodePage(bytes: Uint8Array, type: string | undefined): string {
  const named = decoderFor(markedBy(bytes)) ?? decoderFor(charsetIn(type)) ?? namedIn(bytes);
  if (named && named.encoding !== 'windows-1252') return named.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return wasUtf8(text) ? text : new TextDecoder('windows-1252').decode(bytes);
}
