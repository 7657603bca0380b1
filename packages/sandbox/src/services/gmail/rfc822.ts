import type { Mailbox } from '../../world/account.ts';
import type { Mail } from '../../world/inbox.ts';
import { toHtml } from '../../world/html.ts';

// eslint-disable-next-line no-control-regex -- the letters of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
const encodeWords = (text: string): string =>
  isAscii(text) ? text : `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

const formatMailbox = ({ name, email }: Mailbox): string =>
  isAscii(name) ? `"${name.replaceAll('"', '')}" <${email}>` : `${encodeWords(name)} <${email}>`;

const textPart = (type: string, text: string, more: readonly string[] = []): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...more,
    '',
    Buffer.from(text, 'utf8').toString('base64'),
  ].join('\r\n');

const multipart = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    '',
  ].join('\r\n');

const utf8 = 'charset="UTF-8"';

function bodyOf({ id, subject, text, headers, attachments }: Mail): string {
  const plain = textPart(`text/plain; ${utf8}`, text);
  if (attachments.length > 0)
    return multipart('mixed', `mixed-${id}`, [
      plain,
      ...attachments.map(({ name, type, text: content }) =>
        textPart(`${type}; name="${name}"`, content, [`Content-Disposition: attachment; filename="${name}"`]),
      ),
    ]);
  if (!('List-Unsubscribe' in headers)) return plain;
  const html = toHtml({ language: 'en', title: subject, paragraphs: text.split('\n\n') });
  return multipart('alternative', `alternative-${id}`, [plain, textPart(`text/html; ${utf8}`, html)]);
}

/** The id that a message has for mail servers. */
export const messageIdOf = (id: string): string => `<${id}@mail.example>`;

/** A message of the world as it would travel (RFC 5322). */
export function compose(mail: Mail): Buffer {
  const { id, threadId, from, to, cc, subject, at, headers } = mail;
  const answers =
    threadId === id ? [] : [`In-Reply-To: ${messageIdOf(threadId)}`, `References: ${messageIdOf(threadId)}`];
  const lines = [
    `Delivered-To: ${to.email}`,
    `Message-ID: ${messageIdOf(id)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${formatMailbox(from)}`,
    `To: ${formatMailbox(to)}`,
    ...(cc ? [`Cc: ${formatMailbox(cc)}`] : []),
    `Subject: ${encodeWords(subject)}`,
    ...answers,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n${bodyOf(mail)}`, 'utf8');
}

/**
 * One part of a message as Gmail shows it:
 * https://developers.google.com/gmail/api/reference/rest/v1/users.messages#messagepart
 */
export interface Part {
  readonly partId: string;
  readonly mimeType: string;
  readonly filename: string;
  readonly headers: readonly Header[];
  readonly body: { readonly size: number; readonly data?: string; readonly attachmentId?: string };
  readonly parts?: readonly Part[];
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

const toUtf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');

const decodeQ = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const inCharset = (bytes: Buffer, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
};

/** Words in other letters than ASCII (RFC 2047). */
const decodeWords = (value: string): string =>
  toUtf8(value)
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, form: string, text: string) =>
      inCharset(form.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : decodeQ(text.replaceAll('_', ' ')), charset),
    );

/** The value of a header; names differ in case. */
export const headerOf = ({ headers }: Pick<Part, 'headers'>, name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;

function split(text: string): { head: string; body: string } {
  const end = /\r?\n\r?\n/.exec(text);
  return end
    ? { head: text.slice(0, end.index), body: text.slice(end.index + end[0].length) }
    : { head: text, body: '' };
}

const headersIn = (head: string): Header[] =>
  head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, value: decodeWords((value ?? '').trim()) }];
    });

const parameter = (value: string, name: string): string | undefined => {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(value) ?? [];
  return quoted ?? plain;
};

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? decodeQ(body.replaceAll(/=\r?\n/g, '')) : Buffer.from(body, 'latin1');
}

function readPart(text: string, partId: string): Part {
  const { head, body } = split(text);
  const headers = headersIn(head);
  const contentType = headerOf({ headers }, 'content-type') ?? 'text/plain';
  const mimeType = contentType.split(';')[0]?.trim().toLowerCase() ?? 'text/plain';
  const filename =
    parameter(headerOf({ headers }, 'content-disposition') ?? '', 'filename') ?? parameter(contentType, 'name') ?? '';
  const boundary = parameter(contentType, 'boundary');
  if (mimeType.startsWith('multipart/') && boundary !== undefined) {
    const [, ...sections] = `\n${body}`.split(`\n--${boundary}`);
    const parts = sections
      .filter((section) => !section.startsWith('--'))
      .map((section, index) =>
        readPart(
          section.replace(/^[ \t]*\r?\n/, '').replace(/\r?$/, ''),
          [partId, index].filter((id) => id !== '').join('.'),
        ),
      );
    return { partId, mimeType, filename, headers, body: { size: 0 }, parts };
  }
  const decoded = decodeBody(body, (headerOf({ headers }, 'content-transfer-encoding') ?? '').toLowerCase());
  // Gmail gives texts in UTF-8, whatever their headers say.
  const bytes = mimeType.startsWith('text/')
    ? Buffer.from(inCharset(decoded, parameter(contentType, 'charset') ?? 'utf-8'), 'utf8')
    : decoded;
  const parts = mimeType === 'message/rfc822' ? [readPart(body, `${partId}.0`)] : undefined;
  const content = filename === '' ? { data: bytes.toString('base64url') } : { attachmentId: `att-${partId || '0'}` };
  return { partId, mimeType, filename, headers, body: { size: bytes.length, ...content }, ...(parts && { parts }) };
}

/** Reads a message (RFC 5322 with MIME). */
export const readMessage = (raw: Buffer): Part => readPart(raw.toString('latin1'), '');

/** Its plain text, or else what of its HTML is text. */
export function textOf(part: Part): string {
  const leaves = (one: Part): readonly Part[] => one.parts?.flatMap(leaves) ?? [one];
  const first = (mimeType: string) => leaves(part).find((leaf) => leaf.mimeType === mimeType && leaf.body.data);
  const decoded = (leaf: Part | undefined) => Buffer.from(leaf?.body.data ?? '', 'base64url').toString('utf8');
  return decoded(first('text/plain')) || decoded(first('text/html')).replaceAll(/<[^>]*>/g, ' ');
}

/** Whether it has files with it. */
export const hasAttachment = (part: Part): boolean =>
  part.body.attachmentId !== undefined || (part.parts?.some(hasAttachment) ?? false);
