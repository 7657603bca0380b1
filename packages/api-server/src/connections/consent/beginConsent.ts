import { hash } from 'node:crypto';
import { scopeAddress } from '@switchboard/api-contract/agents/googleScopes';
import type { ConsentService } from '@switchboard/api-contract/consent';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../../outside/providers/whoAmI.ts';
import { digestOf, makeToken } from '../../platform/vault/token.ts';
import type { Member } from '../../platform/actor.ts';
import { serviceNamed } from '../../outside/credentials/connectionRows.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { reusableValues, readSetup } from '../readSetup.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { consentServiceNamed, readScopes, redirectOf } from './offerConsent.ts';
import { sealClient } from './consentRows.ts';

/** How long a visit to the consent screen may take. */
export const consentMs = 600_000;

/** Who goes to the consent screen, and from where. */
interface Visitor {
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
 * Begins a visit to Google's consent screen, with the stored OAuth client or the one that was typed (`values`). A typed
 * one is stored with the visit, so that a working connection stays until the member comes back. Returns the address of
 * the screen, and the secret for the browser's cookie.
 * https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient
 * https://www.rfc-editor.org/rfc/rfc7636#section-4
 */
export async function beginConsent(
  context: Context,
  { member, sessionHash, browser: known, publicUrl }: Visitor,
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
    // Another tab of the same browser may have a visit under way: it has the same cookie, which then stays.
    const others = await trx
      .selectFrom('consents')
      .select('browserHash')
      .where('tenantId', '=', tenantId)
      .where('sessionHash', '=', sessionHash)
      .execute();
    const isOpen = known !== undefined && others.some(({ browserHash }) => browserHash === digestOf(known));
    const cookie = isOpen ? known : makeToken();
    await trx
      .insertInto('consents')
      .values({
        stateHash,
        tenantId,
        userId,
        sessionHash,
        browserHash: digestOf(cookie),
        serviceId,
        client: sealClient(vault, { tenantId, stateHash }, { ...client, verifier }),
        redirect,
        expiresAt: new Date(now + consentMs).toISOString(),
      })
      .execute();
    return cookie;
  });
  const inSandbox = sandboxes.keyOf({ tenantId, serviceId, credentials: client }) !== undefined;
  const screen = `${inSandbox ? `${publicUrl}/sandbox/google` : 'https://accounts.google.com'}/o/oauth2/v2/auth`;
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

/** The OAuth client: typed values, and stored ones for blank fields. */
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
    reusableValues(context, { tenantId, serviceId, credentials: stored ?? {} }, given),
  );
  return { clientId, clientSecret };
}
