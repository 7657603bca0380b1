import type { Context } from '../../platform/Context.ts';
import type { Caller } from '../Caller.ts';
import { credentialsOf } from '../credentials/credentials.ts';
import { googleAccountOf } from '../credentials/googleAccountOf.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { openOwnMailbox, sendNow } from './gmail.ts';
import { sendThroughSendGrid } from './sendGrid.ts';
import type { Letter } from './writeMail.ts';

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
