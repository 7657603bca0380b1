import { Refusal } from '../../platform/Refusal.ts';
import { refuseWrongPassword, type Parts, type Requester } from '../members/changePassword.ts';
import { confirmPasskey } from './signInByPasskey.ts';
import type { Site } from './webAuthn.ts';

/** A password, or what a browser said of a passkey. */
interface Proof {
  readonly password?: string | undefined;
  readonly response?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Stores that a session is its member's own, who says the password again or uses a passkey. A wrong password counts as
 * a failed sign-in.
 */
export async function proveMember(
  parts: Parts,
  { site, ...requester }: Requester & { readonly site: () => Site },
  { password = '', response }: Proof,
): Promise<void> {
  const { context, sessions } = parts;
  const { tenantId, userId } = requester.member;
  if (!response) {
    await refuseWrongPassword(parts, requester, { password, field: 'password' });
    return context.db.change(tenantId, (trx) => sessions.prove(trx, requester.token));
  }
  const confirmed = await confirmPasskey(context, site(), response);
  if (confirmed?.member.userId !== userId) throw notYours();
  await context.db.change(tenantId, async (trx) => {
    if (!(await confirmed.spend(trx, context.clock().toISOString()))) throw notYours();
    await sessions.prove(trx, requester.token);
  });
}

const notYours = () => new Refusal('invalid', 'This passkey is not one of yours, or was not confirmed.');
