import PostalMime, { type Email } from 'postal-mime';
import * as v from 'valibot';
import { withoutQuotes } from './withoutQuotes.ts';

/** The text of a message is not looked at beyond this. */
const mostRead = 30_000;
/** Styles, which stand before the text, may be long. */
const mostHtml = 1_000_000;
const deepest = 20;

const part = v.object({
  mimeType: v.fallback(v.string(), ''),
  filename: v.fallback(v.string(), ''),
  headers: v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), []),
  body: v.fallback(v.object({ data: v.optional(v.string()) }), {}),
  parts: v.fallback(v.array(v.unknown()), []),
});
type Part = v.InferOutput<typeof part>;

/**
 * The text of a message as somebody wrote it, without what it quotes: from its plain text, or else from its HTML. A
 * mail that is attached counts where nothing else is written. Undefined if there is no text, or none that can be read.
 *
 * @param payload The message as `format=full` gives it:
 *   https://developers.google.com/gmail/api/reference/rest/v1/users.messages#messagepart
 */
export async function messageText(payload: unknown, subject: string): Promise<string | undefined> {
  try {
    const written = await textIn(await PostalMime.parse(asMail(payload, { mails: false })), subject);
    return written || (await textIn(await PostalMime.parse(asMail(payload, { mails: true })), subject)) || undefined;
  } catch {
    return undefined;
  }
}

/** The Content-Type of each part of a message, without those of mails that are attached to it. */
export function contentTypesIn(payload: unknown, depth = 0): string[] {
  const { success, output: one } = v.safeParse(part, payload);
  if (!success || depth > deepest || one.mimeType === 'message/rfc822') return [];
  const type = headerOf(one, 'content-type') || one.mimeType;
  return [type, ...one.parts.flatMap((inner) => contentTypesIn(inner, depth + 1))];
}

async function textIn({ text = '', html = '' }: Email, subject: string): Promise<string> {
  const plain = withoutQuotes(text.slice(0, mostRead), subject);
  if (html === '') return plain;
  const shown = withoutQuotes((await linesOf(html.slice(0, mostHtml))).slice(0, mostRead), subject);
  // Some programs send a plain text that only says that there is HTML.
  const isShort = plain.length < 200 && shown !== '';
  const pointsToHtml = shown.length > 5 * plain.length || (/html/i.test(plain) && !/html/i.test(shown));
  return plain === '' || (isShort && pointsToHtml) ? shown : plain;
}

/** The lines of a page, those of quoted blocks marked as in plain text. Gmail indents by blocks too, without a border. */
async function linesOf(html: string): Promise<string> {
  const [{ Parser }, { readHtml }] = await Promise.all([
    import('htmlparser2'),
    import('../../../outside/web/readHtml.ts'),
  ]);
  const lines: string[] = [];
  const blocks: boolean[] = [];
  let from = 0;
  const take = (to: number): void => {
    const mark = blocks.includes(true) ? '> ' : '';
    lines.push(...readHtml(html.slice(from, to), 'mail').lines.map((line) => mark + line));
    from = to;
  };
  const parser = new Parser({
    onopentag: (name, { style = '' }) => {
      if (name !== 'blockquote') return;
      take(parser.startIndex);
      blocks.push(!/border\s*:\s*none/i.test(style));
    },
    onclosetag: (name) => {
      if (name !== 'blockquote') return;
      take(parser.endIndex + 1);
      blocks.pop();
    },
  });
  parser.end(html);
  take(html.length);
  return lines.join('\n');
}

/**
 * A message or a part of it as RFC 5322 writes it, for the library to read: with its texts, without its files, and with
 * mails that are attached to it if `mails`. Gmail gives texts without their transfer encoding and, as a rule, in UTF-8
 * whatever their headers say.
 */
function asMail(given: unknown, how: { readonly mails: boolean }, depth = 0): string {
  const one = v.parse(part, given);
  const { mimeType, filename, body, parts } = one;
  if (depth > deepest) return '\r\n';
  const below = (): string[] => parts.map((inner) => asMail(inner, how, depth + 1));
  if (mimeType === 'message/rfc822')
    return how.mails ? `Content-Type: message/rfc822\r\n\r\n${below().join('')}` : '\r\n';
  if (parts.length > 0) {
    const boundary = `part-of-${depth}`;
    const type = `Content-Type: ${mimeType}; boundary="${boundary}"`;
    const all = below().map((inner) => `--${boundary}\r\n${inner}\r\n`);
    return `${named(one)}${type}\r\n\r\n${all.join('')}--${boundary}--\r\n`;
  }
  const isFile = filename !== '' || /^\s*attachment\b/i.test(headerOf(one, 'content-disposition'));
  if (isFile || !isText(mimeType) || body.data === undefined) return '\r\n';
  const bytes = Buffer.from(body.data, 'base64url');
  return `${named(one)}Content-Type: ${typeOf(one, bytes)}\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`;
}

const headerOf = ({ headers }: Part, name: string): string =>
  headers.find((one) => one.name.toLowerCase() === name)?.value.replaceAll(/[\r\n]+/g, ' ') ?? '';

/** Who wrote an attached mail, and about what. */
const named = (one: Part): string =>
  ['From', 'Subject'].map((name) => `${name}: ${headerOf(one, name.toLowerCase())}\r\n`).join('');

const isType = (type: string): boolean => /^\s*[^\s/;]+\/[^\s/;]/.test(type);

/** What is no type, such as 'text', is plain text: https://www.rfc-editor.org/rfc/rfc2045#section-5.2 */
const isText = (type: string): boolean => type.startsWith('text/') || !isType(type);

/** The type of a text with the charset that its bytes are in. */
function typeOf(one: Part, bytes: Buffer): string {
  const type = [headerOf(one, 'content-type'), one.mimeType].find(isType) ?? 'text/plain';
  const isUtf8 = !bytes.includes(0x1b) && Buffer.from(bytes.toString('utf8')).equals(bytes);
  return isUtf8 ? `${type.replaceAll(/;\s*charset\s*=\s*(?:"[^"]*"|[^;\s]*)/gi, '')}; charset=utf-8` : type;
}
