import { randomUUID } from 'node:crypto';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { product } from '@switchboard/api-contract/product';
import type { FastifyRequest } from 'fastify';
import { callerFor } from '../outside/Caller.ts';
import { mailAccountOf, sendMail } from '../outside/mail/sendMail.ts';
import { plainText } from '../outside/plainText.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import { publicUrlOf } from '../platform/http/readRequest.ts';
import type { Server } from '../platform/http/Server.ts';
import { aboutCall } from '../platform/http/logging.ts';

/** A mail about somebody's account. */
interface AccountMail {
  readonly tenantId: string;
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  /** Whom answers reach. */
  readonly own: string;
  readonly id?: string;
}

/**
 * Sends a mail if Gmail or SendGrid is connected, and returns the name of that service; undefined if none was sent. A
 * connection to the sandbox doesn't count: it sends nothing. Never throws: what the mail is about is done, whatever
 * becomes of the mail.
 */
export async function mailMember(
  context: Context,
  request: FastifyRequest,
  { tenantId, id = randomUUID(), ...letter }: AccountMail,
): Promise<string | undefined> {
  try {
    const account = await mailAccountOf(context, tenantId);
    if (!account || context.sandboxes.keyOf({ tenantId, ...account }) !== undefined) return undefined;
    await sendMail(context, callerFor({ tenantId, id }), account, { ...letter, automatic: true });
    return serviceName(account.serviceId);
  } catch (err) {
    if (!(err instanceof RunFailure)) request.log.error({ ...aboutCall(request), err }, 'a mail could not be sent');
    return undefined;
  }
}

/**
 * What tells a member by mail what happened to how they sign in, so that it can't be done in their name unseen. The
 * answer doesn't wait for the mail; a server that closes does.
 */
export function tellingMembers({ app, context }: Pick<Server, 'app' | 'context'>) {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (request: FastifyRequest, member: Member, news: string): void => {
    const told = tellMember(context, request, member, news)
      .catch((err: unknown) => request.log.error({ ...aboutCall(request), err }, 'a member could not be told by mail'))
      .finally(() => underWay.delete(told));
    underWay.add(told);
  };
}

async function tellMember(
  context: Context,
  request: FastifyRequest,
  { tenantId, tenantName, email }: Member,
  news: string,
): Promise<void> {
  if (email === '') return;
  const at = `${context.clock().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const address = `${publicUrlOf(context.config, request)}/profile`;
  await mailMember(context, request, {
    tenantId,
    to: email,
    own: email,
    subject: `${product.name}: how you sign in has changed`,
    content: [
      `${plainText(news, 300)} at ${tenantName}, on ${at}, from ${request.ip}.`,
      `If it was not you, change your password, end the sessions and remove the passkeys that you don’t know, and tell an admin of ${tenantName}: ${address}`,
    ].join('\n\n'),
  });
}
