import { hash } from 'node:crypto';
import { scopeAddress } from '@switchboard/api-contract/agents/googleScopes';
import type { ConsentService } from '@switchboard/api-contract/consent';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../../outside/providers/whoAmI.ts';
import { digestOf, makeToken } from '../../platform/vault/token.ts';
import type { Member } from '../../platform/actor.ts';
import { serviceNamed } from '../../outside/credentials/connectionRows.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { storedValuesFor, readSetup } from '../readSetup.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { consentServiceNamed, readScopes, redirectOf } from './offerConsent.ts';
import { sealClient } from './consentRows.ts';

/** How long a member may take. */
export const consentMs = 600_000;

/** Who begins, and where. */
export interface Beginning {
  readonly member: Member;
  /** See `digestOf`. */
  readonly sessionHash: string;
  /** The secret of the browser's cookie, if it has one. */
  readonly browser: string | undefined;
  /** See `publicUrlOf`. */
  readonly publicUrl: string;
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Begins the way to Google's consent screen, with the client that is stored, or the one that was typed: `values`. That
 * one is kept with the way, so that what works stays until the member comes back. Returns the address of the screen,
 * and the secret by which the browser is known when it comes back.
 * https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient
 * https://www.rfc-editor.org/rfc/rfc7636#section-4
 */
export async function beginConsent(
  context: Context,
  { member, sessionHash, browser: known, publicUrl }: Beginning,
  id: string,
  values?: Values,
): Promise<{ readonly address: string; readonly browser: string }> {
  const { db, vault, clock, sandboxes } = context;
  const { tenantId, userId } = member;
  const serviceId = consentServiceNamed(id);
  const client = await clientOf(context, tenantId, serviceId, values);
  const scopes = await readScopes(db, tenantId, serviceId);
  const state = makeToken();
  const verifier = makeToken();
  const redirect = redirectOf(publicUrl, serviceId);
  const now = clock().getTime();
  const stateHash = digestOf(state);
  const browser = await db.change(tenantId, async (trx) => {
    await trx
      .deleteFrom('consents')
      .where('tenantId', '=', tenantId)
      .where('expiresAt', '<=', new Date(now).toISOString())
      .execute();
    // Another way of the same session may be open in another tab, which has the same cookie.
    const others = await trx
      .selectFrom('consents')
      .select('browserHash')
      .where('tenantId', '=', tenantId)
      .where('sessionHash', '=', sessionHash)
      .execute();
    const isOpen = known !== undefined && others.some(({ browserHash }) => browserHash === digestOf(known));
    const made = isOpen ? known : makeToken();
    await trx
      .insertInto('consents')
      .values({
        stateHash,
        tenantId,
        userId,
        sessionHash,
        browserHash: digestOf(made),
        serviceId,
        client: sealClient(vault, { tenantId, stateHash }, { ...client, verifier }),
        redirect,
        expiresAt: new Date(now + consentMs).toISOString(),
      })
      .execute();
    return made;
  });
  const plays = sandboxes.keyOf({ tenantId, serviceId, credentials: client }) !== undefined;
  const screen = `${plays ? `${publicUrl}/sandbox/google` : 'https://accounts.google.com'}/o/oauth2/v2/auth`;
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: scopes.map(({ name }) => scopeAddress(name)).join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  });
  return { address: `${screen}?${query.toString()}`, browser };
}

/** The OAuth client: what was typed over what is stored. What the sandbox stored is of no use to Google itself. */
async function clientOf(context: Context, tenantId: string, serviceId: ConsentService, values: Values | undefined) {
  const service = serviceNamed(serviceId);
  const stored = await credentialsOf(context, tenantId, serviceId);
  if (!stored && !values)
    throw new Refusal('conflict', `${service.name} has no OAuth client yet. Enter Client ID and Client Secret`);
  const given = Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { clientId = '', clientSecret = '' }: Credentials = readSetup(
    service,
    given,
    storedValuesFor(context, { tenantId, serviceId, credentials: stored ?? {} }, given),
  );
  return { clientId, clientSecret };
}
