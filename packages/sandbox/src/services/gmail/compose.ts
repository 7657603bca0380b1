import type { Mailbox } from '../../world/account.ts';
import type { Mail } from '../../world/inbox.ts';
import { toHtml } from '../../world/sites/html.ts';

// eslint-disable-next-line no-control-regex -- the letters of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
const encoded = (text: string): string =>
  isAscii(text) ? text : `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

const written = ({ name, email }: Mailbox): string =>
  isAscii(name) ? `"${name.replaceAll('"', '')}" <${email}>` : `${encoded(name)} <${email}>`;

const part = (type: string, text: string, more: readonly string[] = []): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...more,
    '',
    Buffer.from(text, 'utf8').toString('base64'),
  ].join('\r\n');

const joined = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    '',
  ].join('\r\n');

const utf8 = 'charset="UTF-8"';

function bodyOf({ id, subject, text, headers, attachments }: Mail): string {
  const plain = part(`text/plain; ${utf8}`, text);
  if (attachments.length > 0)
    return joined('mixed', `mixed-${id}`, [
      plain,
      ...attachments.map(({ name, type, text: content }) =>
        part(`${type}; name="${name}"`, content, [`Content-Disposition: attachment; filename="${name}"`]),
      ),
    ]);
  if (!('List-Unsubscribe' in headers)) return plain;
  const html = toHtml({ language: 'en', title: subject, paragraphs: text.split('\n\n') });
  return joined('alternative', `alternative-${id}`, [plain, part(`text/html; ${utf8}`, html)]);
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
    `From: ${written(from)}`,
    `To: ${written(to)}`,
    ...(cc ? [`Cc: ${written(cc)}`] : []),
    `Subject: ${encoded(subject)}`,
    ...answers,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n${bodyOf(mail)}`, 'utf8');
}
