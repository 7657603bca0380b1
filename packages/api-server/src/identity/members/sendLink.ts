import { serviceName } from '@switchboard/api-contract/catalogue';
import { product } from '@switchboard/api-contract/product';
import { mailAccountOf, sendMail } from '../../outside/mail/sendMail.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Context } from '../../platform/Context.ts';
import { callerFor } from '../../outside/Caller.ts';
import type { Member } from '../../platform/actor.ts';

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
  const account = await mailAccountOf(context, tenantId);
  if (!account || context.sandboxes.keyOf({ tenantId, ...account }) !== undefined) return undefined;
  const caller = callerFor({ tenantId, id });
  const { subject, content } = words[kind](member);
  const letter = { to, subject, content: `${content}\n\n${link}`, own, automatic: true };
  try {
    await sendMail(context, caller, account, letter);
    return serviceName(account.serviceId);
  } catch (error) {
    if (error instanceof RunFailure) return undefined;
    throw error;
  }
}
