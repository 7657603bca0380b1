import { timingSafeEqual } from 'node:crypto';
import type { ConsentService } from '@switchboard/api-contract/consent';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { digestOf } from '../../platform/vault/token.ts';
import { SealError, type Vault } from '../../platform/vault/Vault.ts';

const client = v.object({ clientId: v.string(), clientSecret: v.string(), verifier: v.string() });
/** The OAuth client that asks, and the code verifier (RFC 7636). */
export type Client = v.InferOutput<typeof client>;

interface Place {
  readonly tenantId: string;
  readonly stateHash: string;
}
const placeOf = ({ tenantId, stateHash }: Place) => [tenantId, 'consent', stateHash];

export const sealClient = (vault: Vault, place: Place, values: Client): Buffer =>
  vault.seal(JSON.stringify(values), placeOf(place));

/** A visit to the consent screen from which the browser has come back. */
export interface TakenConsent {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionHash: string;
  readonly redirect: string;
  readonly client: Client;
}

/**
 * Finds the visit of a `state` and ends it. undefined if there is none, or if it has ended, has expired or belongs to
 * another service. One that began in another browser is undefined too, and goes on there.
 */
export async function takeConsent(
  { db, vault, clock }: Pick<Context, 'db' | 'vault' | 'clock'>,
  {
    state,
    browser,
    serviceId,
  }: { readonly state: string; readonly browser: string; readonly serviceId: ConsentService },
): Promise<TakenConsent | undefined> {
  const stateHash = digestOf(state);
  // Only the state says whose visit it is: a browser that follows a redirect sends no token.
  const row = await db.selectFrom('consents').selectAll().where('stateHash', '=', stateHash).executeTakeFirst();
  if (!row || row.serviceId !== serviceId || !isSame(row.browserHash, digestOf(browser))) return undefined;
  const { tenantId, userId, sessionHash, redirect, expiresAt } = row;
  const taken = await db
    .deleteFrom('consents')
    .where('tenantId', '=', tenantId)
    .where('stateHash', '=', stateHash)
    .returning('stateHash')
    .executeTakeFirst();
  if (!taken || Date.parse(expiresAt) <= clock().getTime()) return undefined;
  try {
    const values = v.parse(client, JSON.parse(vault.open(row.client, placeOf(row))));
    return { tenantId, userId, sessionHash, redirect, client: values };
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
