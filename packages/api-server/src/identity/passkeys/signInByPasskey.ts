import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { asActor, type Member } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { refusePasskey } from '../signOn/passwordsOff.ts';
import { selectMembers } from '../accounts.ts';
import { describeMember } from '../signIn.ts';
import type { Sessions } from '../Sessions.ts';
import { makeChallenge, takeChallenge, validUntil, type Site } from './webAuthn.ts';

/** What the browser asks an authenticator, which knows by itself whose passkeys it has. */
export async function makeSignInOptions(
  context: Context,
  site: Site,
): Promise<AnswerOf<typeof endpoints.passkeySignInOptions>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: makeChallenge(context, ['sign in']),
    timeout: 300_000,
    userVerification: 'preferred',
  });
  return { ...options };
}

interface Attempt {
  readonly site: Site;
  /** The address that it comes from. */
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly response: Readonly<Record<string, unknown>>;
}

/**
 * Begins a session for the member whose passkey signed the challenge. Guesses at passwords are not counted here: a
 * signature can't be guessed, and so members get in while their password is guessed at.
 */
export async function signInByPasskey(
  { context, sessions }: { readonly context: Context; readonly sessions: Sessions },
  { site, address, userAgent, response }: Attempt,
): Promise<{ readonly userId: string; readonly answer: AnswerOf<typeof endpoints.passkeySignIn> }> {
  const { member, spend } = (await confirmPasskey(context, site, response)) ?? refuse();
  const { tenantId, userId, name, email } = member;
  await refusePasskey(context.db, context, { tenantId, userId }, 'unauthenticated');
  const session = await asActor({ by: { type: 'member', id: userId, name }, address }, () =>
    sessions.create(userId, {
      userAgent,
      also: async (trx, at) => {
        if (!(await spend(trx, at))) refuse();
        await writeAudit(trx, { tenantId, kind: 'session.signed-in', at, target: email });
      },
    }),
  );
  return { userId, answer: { ...session, ...describeMember(member, context.sandboxes) } };
}

function refuse(): never {
  throw new Refusal('unauthenticated', 'This passkey is not known here, or was not confirmed.');
}

/** A passkey that signed a challenge of `makeSignInOptions`. */
interface ConfirmedPasskey {
  readonly member: Member;
  /** Uses the signature up, in the transaction of what it was made for; false: it was used before. */
  readonly spend: (trx: StoreTransaction, at: string) => Promise<boolean>;
}

/** The passkey that a browser's answer is of; undefined if it is not known here, or did not sign. */
export async function confirmPasskey(
  context: Context,
  site: Site,
  response: Readonly<Record<string, unknown>>,
): Promise<ConfirmedPasskey | undefined> {
  const found = await findPasskey(context, response);
  const verified = found && (await verify(context, site, response, found.passkey));
  if (!verified) return undefined;
  const { member, passkey } = found;
  return {
    member,
    spend: async (trx, at) => {
      if (!(await takeChallenge(trx, verified.taken, new Date(at)))) return false;
      const used = await trx
        .updateTable('passkeys')
        .set({ counter: verified.counter, lastUsedAt: at })
        .where('tenantId', '=', member.tenantId)
        .where('id', '=', passkey.id)
        // Otherwise another sign-in used this signature's count, or the passkey was removed.
        .where('counter', '=', passkey.counter)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

/** The passkey that an answer names, and its member. Not limited to one tenant: a sign-in does not know it yet. */
async function findPasskey({ db }: Context, { id, response }: Readonly<Record<string, unknown>>) {
  if (typeof id !== 'string') return undefined;
  const row = await selectMembers(db)
    .innerJoin('passkeys', 'passkeys.userId', 'users.id')
    .select(['passkeys.id', 'passkeys.credentialId', 'passkeys.publicKey', 'passkeys.counter'])
    .where('passkeys.credentialId', '=', id)
    .executeTakeFirst();
  if (!row || !namesMember(row.userId, response)) return undefined;
  const { id: passkeyId, credentialId, publicKey, counter, ...member } = row;
  return { passkey: { id: passkeyId, credentialId, publicKey, counter }, member };
}

/** Whether the authenticator names the member that the passkey is stored for. */
const namesMember = (userId: string, response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  'userHandle' in response &&
  response.userHandle === Buffer.from(userId).toString('base64url');

async function verify(
  context: Context,
  site: Site,
  response: Readonly<Record<string, unknown>>,
  passkey: { readonly credentialId: string; readonly publicKey: Uint8Array; readonly counter: number },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const taken = { challenge: '', until: '' };
  const result = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => {
      const until = validUntil(context, challenge, ['sign in']);
      Object.assign(taken, { challenge, until });
      return until !== undefined;
    },
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  return { counter: result.authenticationInfo.newCounter, taken };
}
