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

/** The site at that address. Refuses one that no browser makes a passkey for. */
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
 * Whom a challenge is for: a member's session that adds a passkey, or nobody yet, who signs in. An answer counts there
 * alone.
 */
export type ChallengePurpose = readonly ['add', sessionToken: string] | readonly ['sign in'];

const placeOf = ([purpose, token = '']: ChallengePurpose) => ['passkey', purpose, digestOf(token)];

/**
 * A challenge for an authenticator to sign. It says by itself, sealed, until when it is valid and for whom: so that
 * asking for one writes nothing, however often a stranger asks.
 */
export function makeChallenge({ vault, clock }: Context, asked: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const until = new Date(clock().getTime() + lifetimeMs).toISOString();
  return new Uint8Array(vault.seal(until, placeOf(asked)));
}

/** Until when a challenge, in base64url, is valid; undefined if it is not, or was not made for this. */
export function validUntil({ vault, clock }: Context, challenge: string, asked: ChallengePurpose): string | undefined {
  try {
    const until = vault.open(Buffer.from(challenge, 'base64url'), placeOf(asked));
    return until > clock().toISOString() ? until : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a challenge was answered; false if it was before. Call it in the transaction that does what was asked. */
export async function takeChallenge(
  trx: StoreTransaction,
  { challenge, until }: { readonly challenge: string; readonly until: string },
  now: Date,
): Promise<boolean> {
  // Its base64url can be written in several ways, its bytes cannot.
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
