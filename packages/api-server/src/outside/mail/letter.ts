import { encode, wrap } from 'nodemailer/lib/base64';
import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import { plainText } from '../plainText.ts';
import type { OutgoingAnswer } from '../providers/client.ts';
import { RunFailure } from '../RunFailure.ts';

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
/** The most messages of a thread that a reply names: the first, and the newest. */
const mostReferences = 20;

const idsIn = (header: string | undefined): readonly string[] =>
  (header?.match(/<[^<>\s]+>/g) ?? []).filter((id) => id.length <= longestHeader);

/**
 * A header on lines of at most 76 characters as far as its words allow, with nothing in it that begins a header of its
 * own.
 */
const header = (name: string, value: string): string => foldLines(`${name}: ${value}`);

/** The headers that keep a reply in its thread: https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4 */
function threadOf({ inReplyTo, references }: Letter): readonly string[] {
  const [answered] = idsIn(inReplyTo);
  if (answered === undefined) return [];
  const [first, ...others] = [...new Set(idsIn(references))].filter((id) => id !== answered);
  const named = [...(first === undefined ? [] : [first]), ...others.slice(2 - mostReferences), answered];
  return [header('In-Reply-To', answered), header('References', named.join(' '))];
}

/** A plain message as RFC 5322 has it, base64url for Gmail's `raw`. Gmail adds From, Date and Message-ID. */
export function rawMail(letter: Letter): string {
  const { to, subject, content, automatic } = letter;
  const lines = [
    header('To', plainText(to, longestHeader)),
    header('Subject', encodeWords(plainText(subject, longestHeader), 'B', 52, true)),
    ...threadOf(letter),
    ...(automatic ? ['Auto-Submitted: auto-replied'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    wrap(encode(content.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n'))),
  ];
  return Buffer.from(lines.join('\r\n')).toString('base64url');
}

/** What a service refused for the moment was certainly not sent. */
const judgeBusy =
  (serviceId: ServiceId) =>
  ({ status }: Pick<OutgoingAnswer, 'status'>): RunFailure | undefined =>
    status === 429 ? new RunFailure({ kind: 'busy', args: { service: serviceName(serviceId) } }) : undefined;

/** Sends something that no service keeps from being sent twice: where it may have gone out, the failure says so. */
export async function sendOnce(
  serviceId: ServiceId,
  send: (judge: ReturnType<typeof judgeBusy>) => Promise<unknown>,
): Promise<void> {
  try {
    await send(judgeBusy(serviceId));
  } catch (error) {
    if (!(error instanceof RunFailure) || !error.again) throw error;
    throw new RunFailure({ kind: 'sendingUncertain', args: { service: serviceName(serviceId) } });
  }
}
