import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { product } from '@switchboard/api-contract/product';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { refusePasskey } from '../signOn/passwordsOff.ts';
import { isDemo } from '../../tenants/demo.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Member } from '../../platform/actor.ts';
import { makeChallenge, takeChallenge, validUntil, type Site } from './webAuthn.ts';
import { describePasskey } from './ownPasskeys.ts';

/** Whose session adds a passkey, and at which site. */
interface Adding {
  readonly member: Member;
  readonly sessionToken: string;
  readonly site: Site;
}

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

const limitReached = `You have ${limits.members.passkeys} passkeys, which is the limit. Remove one first.`;

/**
 * What the browser asks an authenticator for: a passkey that signs in without a name, at an authenticator that has
 * none.
 */
export async function makePasskeyOptions(
  context: Context,
  { member, sessionToken, site }: Adding,
): Promise<AnswerOf<typeof endpoints.passkeyOptions>> {
  await refuseOthers(context, member);
  const known = await credentialsOf(context.db, member);
  if (known.length >= limits.members.passkeys) throw new Refusal('conflict', limitReached);
  // Loaded when first used: 30 MB of memory that most servers never need.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: product.name,
    rpID: site.id,
    userID: new TextEncoder().encode(member.userId),
    userName: member.email || member.username,
    userDisplayName: member.name,
    challenge: makeChallenge(context, ['add', sessionToken]),
    timeout: 300_000,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transportsJson }) => ({
      id: credentialId,
      transports: JSON.parse(transportsJson) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { ...options };
}

/** Stores a passkey that an authenticator made. Refuses one made for another challenge, and a second one. */
export async function addPasskey(
  context: Context,
  { member, sessionToken, site }: Adding,
  { name, response }: { readonly name: string; readonly response: Readonly<Record<string, unknown>> },
): Promise<AnswerOf<typeof endpoints.addPasskey>> {
  await refuseOthers(context, member);
  const { userId, tenantId } = member;
  const { credential, taken } = await verify(context, { member, sessionToken, site }, response);
  const now = context.clock();
  return context.db.change(tenantId, async (trx) => {
    if (!(await takeChallenge(trx, taken, now))) throw notVerified();
    if ((await credentialsOf(trx, member)).length >= limits.members.passkeys)
      throw new Refusal('conflict', limitReached);
    const row = await trx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        tenantId,
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transportsJson: JSON.stringify(credential.transports ?? []),
        name,
        createdAt: now.toISOString(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Refusal('conflict', 'This passkey is in use already.');
    await writeAudit(trx, { tenantId, kind: 'passkey.added', at: now.toISOString(), target: name });
    return describePasskey(row);
  });
}

async function verify(context: Context, { sessionToken, site }: Adding, response: Readonly<Record<string, unknown>>) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const taken = { challenge: '', until: '' };
  const result = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => {
      const until = validUntil(context, challenge, ['add', sessionToken]);
      Object.assign(taken, { challenge, until });
      return until !== undefined;
    },
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) throw notVerified();
  return { credential: result.registrationInfo.credential, taken };
}

const notVerified = () => new Refusal('invalid', 'This passkey could not be checked. Add it again.');

const credentialsOf = (db: StoreReader, { tenantId, userId }: Member) =>
  db
    .selectFrom('passkeys')
    .select(['credentialId', 'transportsJson'])
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .execute();

/** Everybody shares the demo account, so nobody may have a passkey for it; and nobody who could not use it. */
async function refuseOthers(context: Context, { username, tenantId, userId }: Member): Promise<void> {
  if (isDemo(username)) throw new Refusal('conflict', 'The demo account can’t have passkeys.');
  await refusePasskey(context.db, context, { tenantId, userId }, 'conflict');
}
