import { plainText } from '../plainText.ts';

/** A message to write. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  /** The Message-ID that it answers, and those of the thread before it. */
  readonly inReplyTo?: string | undefined;
  readonly references?: string | undefined;
  /** Written and sent without a member: then it says so (RFC 3834), and no other program answers it. */
  readonly automatic?: boolean | undefined;
}

const longestHeader = 900;

/** A header's value on one line, so that nothing in it becomes a header of its own. */
const line = (value: string): string => plainText(value, longestHeader);

/** RFC 2047: encoded words of at most 75 characters, each with whole characters. */
function encoded(value: string): string {
  if (/^[\u0020-\u007e]*$/.test(value)) return value;
  const words: string[] = [''];
  for (const letter of value) {
    const last = words.length - 1;
    if (Buffer.byteLength(`${words[last]}${letter}`) > 45) words.push(letter);
    else words[last] += letter;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

/** A plain message as RFC 5322 has it, base64url for Gmail's `raw`. Gmail adds From, Date and Message-ID. */
export function rawMail({ to, subject, content, inReplyTo, references, automatic }: Letter): string {
  const body = Buffer.from(content.toWellFormed().replaceAll(/\r?\n/g, '\r\n')).toString('base64');
  const lines = [
    `To: ${line(to)}`,
    `Subject: ${encoded(line(subject))}`,
    ...(inReplyTo ? [`In-Reply-To: ${line(inReplyTo)}`] : []),
    ...(inReplyTo ? [`References: ${line([references, inReplyTo].filter(Boolean).join(' '))}`] : []),
    ...(automatic ? ['Auto-Submitted: auto-replied'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
  ];
  return Buffer.from(lines.join('\r\n')).toString('base64url');
}
