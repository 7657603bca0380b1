import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from '../../platform/Context.ts';
import { digestOf } from '../../platform/vault/token.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { Refusal } from '../../platform/Refusal.ts';

/** The address that members open, as WebAuthn binds passkeys to it. */
export interface Site {
  /** `https://switchboard.example.com` */
  readonly origin: string;
  /** Its host name. */
  readonly id: string;
}

/** The site at an address. Refuses an IP address: browsers make no passkeys for it. */
export function siteOf(address: string): Site {
  const { hostname, origin } = new URL(address);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Refusal(
      'conflict',
      `Passkeys need an address with a name, such as localhost or your domain, and this one is ${hostname}.`,
    );
  return { origin, id: hostname };
}

const lifetimeMs = 5 * 60_000;

/**
 * What a challenge is for: adding a passkey, in one session of a member, or signing in. It can't be answered for
 * anything else.
 */
export type ChallengePurpose = readonly ['add', sessionToken: string] | readonly ['sign in'];

/** Strangers get as many challenges as they ask for, so they are not sealed with the key of stored secrets. */
const vaultOf = ({ vault }: Pick<Context, 'vault'>) => vault.apart('passkey challenges');

/** What the vault binds a challenge to: it opens for the same purpose only. */
const placeOf = ([purpose, token = '']: ChallengePurpose) => ['passkey', purpose, digestOf(token)];

/**
 * A challenge for an authenticator to sign. It contains, sealed, until when it is valid and what for. So nothing is
 * stored, however often a stranger asks for one.
 */
export function makeChallenge(context: Context, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const until = new Date(context.clock().getTime() + lifetimeMs).toISOString();
  return new Uint8Array(vaultOf(context).seal(until, placeOf(purpose)));
}

/** Until when a challenge (base64url) is valid; undefined if it has expired or was made for something else. */
export function validUntil(context: Context, challenge: string, purpose: ChallengePurpose): string | undefined {
  try {
    const until = vaultOf(context).open(Buffer.from(challenge, 'base64url'), placeOf(purpose));
    return until > context.clock().toISOString() ? until : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores that a challenge was answered; false if it was answered before. Call it in the transaction of the action that
 * it was made for.
 */
export async function takeChallenge(
  trx: StoreTransaction,
  { challenge, until }: { readonly challenge: string; readonly until: string },
  now: Date,
): Promise<boolean> {
  // The hash is of the bytes, because the same bytes can be written as base64url in several ways.
  const challengeHash = hash('sha256', Buffer.from(challenge, 'base64url'), 'hex');
  await trx.deleteFrom('answeredChallenges').where('until', '<=', now.toISOString()).execute();
  const taken = await trx
    .insertInto('answeredChallenges')
    .values({ challengeHash, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('until')
    .executeTakeFirst();
  return taken !== undefined;
}
