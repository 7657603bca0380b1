import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Caller } from '../Caller.ts';
import { credentialsOf, googleAccountOf } from '../credentials/credentials.ts';
import { type Credentials, bearer } from '../providers/whoAmI.ts';
import { openOwnMailbox, sendNow } from './gmail.ts';
import { type Letter, sendOnce } from './letter.ts';
import { looseText, readEach } from '../providers/readEach.ts';
import { callService, noCreditFailure } from '../callService.ts';
import { RunFailure } from '../RunFailure.ts';

const senders = v.object({ results: v.array(v.unknown()) });
const verifiedSender = v.object({ from_email: v.string(), from_name: looseText, verified: v.literal(true) });

/**
 * The verified sender with the member's address, or else the first one; the member's own where the key may not read
 * them.
 * https://www.twilio.com/docs/sendgrid/api-reference/sender-verification/get-all-verified-senders
 */
async function senderFor(context: Context, caller: Caller, credentials: Credentials, own: string) {
  const unknown = new RunFailure({ kind: 'senderNotVerified', args: { service: 'SendGrid' } });
  try {
    const { results } = await callService(context, caller, {
      serviceId: 'sendgrid',
      credentials,
      request: {
        method: 'GET',
        url: 'https://api.sendgrid.com/v3/verified_senders',
        headers: bearer(credentials['apiKey']),
      },
      answer: senders,
      judge: ({ status }) => (status === 403 ? unknown : undefined),
    });
    const verified = readEach(results, verifiedSender).read;
    const sender = verified.find(({ from_email }) => from_email.toLowerCase() === own.toLowerCase()) ?? verified[0];
    if (!sender) throw new RunFailure(unknown.reason, { next: { kind: 'connection', id: 'sendgrid' } });
    return { email: sender.from_email, ...(sender.from_name && { name: sender.from_name }) };
  } catch (error) {
    if (error !== unknown) throw error;
    return { email: own };
  }
}

/**
 * Sends a message, and says from which address. Answers to it go to the member.
 * https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send
 */
async function sendThroughSendGrid(
  context: Context,
  caller: Caller,
  credentials: Credentials,
  { to, subject, content, own }: Letter & { readonly own: string },
): Promise<{ from: string }> {
  const from = await senderFor(context, caller, credentials, own);
  const body = {
    personalizations: [{ to: to.split(', ').map((email) => ({ email })) }],
    from,
    ...(from.email.toLowerCase() !== own.toLowerCase() && { reply_to: { email: own } }),
    subject,
    content: [{ type: 'text/plain', value: content }],
  };
  await sendOnce('sendgrid', (judge) =>
    callService(context, caller, {
      serviceId: 'sendgrid',
      credentials,
      request: {
        method: 'POST',
        url: 'https://api.sendgrid.com/v3/mail/send',
        headers: { ...bearer(credentials['apiKey']), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      // 202 without a body.
      answer: v.unknown(),
      uses: { unit: 'messages', units: body.personalizations[0]?.to.length ?? 1 },
      judge: (answer) =>
        judge(answer) ??
        (answer.status === 401 && answer.body.includes('Maximum credits exceeded')
          ? noCreditFailure('sendgrid')
          : undefined) ??
        (answer.status === 403 && answer.body.includes('verified Sender Identity')
          ? new RunFailure({ kind: 'senderNotVerified', args: { service: 'SendGrid' } })
          : undefined),
    }),
  );
  return { from: from.email };
}

/** What a tenant's mail is sent through. */
export interface MailAccount {
  readonly serviceId: 'gmail' | 'sendgrid';
  readonly credentials: Credentials;
}

/** Gmail where it is connected, else SendGrid; undefined without either. */
export async function mailAccountOf(context: Context, tenantId: string): Promise<MailAccount | undefined> {
  const account = await googleAccountOf(context, tenantId, ['gmail']);
  if (account) return { serviceId: 'gmail', credentials: account.credentials };
  const credentials = await credentialsOf(context, tenantId, 'sendgrid');
  return credentials && { serviceId: 'sendgrid', credentials };
}

/** Sends a message, and says from which address. Answers to it go to the mailbox, or to `own` through SendGrid. */
export const sendMail = async (
  context: Context,
  caller: Caller,
  account: MailAccount,
  letter: Letter & { readonly own: string },
): Promise<{ from: string }> =>
  account.serviceId === 'gmail'
    ? sendNow(await openOwnMailbox(context, caller, account), letter)
    : sendThroughSendGrid(context, caller, account.credentials, letter);
