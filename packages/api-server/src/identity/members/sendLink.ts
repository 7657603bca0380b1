import { product } from '@switchboard/api-contract/product';
import { openOwnMailbox, sendNow } from '../../outside/mail/gmail.ts';
import { wayToSend } from '../../programs/email/sendComposed.ts';
import { sendThroughSendGrid } from '../../outside/mail/sendGrid.ts';
import { nameOf } from '../../outside/callService.ts';
import { RunFailure } from '../../runs/Program.ts';
import type { Context } from '../../platform/Context.ts';
import { callerFor } from '../../outside/callerFor.ts';
import type { Member } from '../../platform/Member.ts';

interface Letter {
  readonly id: string;
  readonly to: string;
  readonly link: string;
  readonly kind: 'invitation' | 'reset';
}

const words = {
  invitation: ({ name, tenantName }: Member) => ({
    subject: `${name} invites you to ${tenantName} on ${product.name}`,
    content: `${name} invites you to ${tenantName} on ${product.name}. The link works once, within 72 hours:`,
  }),
  reset: ({ name, tenantName }: Member) => ({
    subject: `A new password for ${product.name}`,
    content: `${name} made a link for you to set a new password at ${tenantName}. It works once, within 72 hours:`,
  }),
} as const;

/**
 * Sends a link by mail where Gmail or SendGrid is connected, and says through which. The sandbox sends nothing, so a
 * connection to it doesn't count. That a mail could not be sent is no error: the admin has the link all the same.
 */
export async function sendLink(
  context: Context,
  member: Member,
  { id, to, link, kind }: Letter,
): Promise<string | undefined> {
  const { tenantId, email: own } = member;
  const way = await wayToSend(context, tenantId);
  if (!way) return undefined;
  const credentials = way.serviceId === 'gmail' ? way.account.credentials : way.credentials;
  if (context.sandboxes.keyOf({ tenantId, serviceId: way.serviceId, credentials }) !== undefined) return undefined;
  const caller = callerFor({ tenantId, id, sandbox: false });
  const { subject, content } = words[kind](member);
  const letter = { to, subject, content: `${content}\n\n${link}`, own, automatic: true };
  try {
    if (way.serviceId === 'gmail') await sendNow(await openOwnMailbox(context, caller, way.account), letter);
    else await sendThroughSendGrid(context, caller, way.credentials, letter);
    return nameOf(way.serviceId);
  } catch (error) {
    if (error instanceof RunFailure) return undefined;
    throw error;
  }
}
