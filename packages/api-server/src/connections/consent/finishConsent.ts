import type { ConsentOutcome, ConsentService } from '@switchboard/api-contract/consent';
import { roleMay } from '@switchboard/api-contract/roles';
import * as v from 'valibot';
import { asActor, type Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { Sessions } from '../../identity/Sessions.ts';
import { findConnectionRow, serviceNamed } from '../../outside/credentials/connectionRows.ts';
import { connectionStatusAfter, type ConnectionTests } from '../ConnectionTests.ts';
import { saveCredentials } from '../saveCredentials.ts';
import { takeConsent, type TakenConsent } from './consentRows.ts';
import { readScopes } from './offerConsent.ts';
import { CallError, type OutgoingAnswer } from '../../outside/providers/client.ts';
import { form } from '../../outside/providers/whoAmI.ts';

/** What Google sent for a code, or why it sent nothing. */
type ExchangeResult =
  | { readonly refreshToken: string; readonly granted: readonly string[] }
  | { readonly outcome: Extract<ConsentOutcome, 'no-refresh' | 'mismatch' | 'client' | 'expired' | 'unreached'> };

const success = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.minLength(1)),
    refresh_token: v.optional(v.string(), ''),
    scope: v.optional(v.string(), ''),
  }),
);
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** What Google's errors mean: https://developers.google.com/identity/protocols/oauth2/web-server#exchange-errors */
const outcomeOfError: Readonly<Record<string, Extract<ExchangeResult, { outcome: string }>['outcome']>> = {
  redirect_uri_mismatch: 'mismatch',
  invalid_client: 'client',
  unauthorized_client: 'client',
  invalid_grant: 'expired',
};

/**
 * Exchanges the code that Google sent back for a refresh token.
 * https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code
 */
async function exchangeCode(
  { call, sandboxes }: Pick<Context, 'call' | 'sandboxes'>,
  { tenantId, redirect, client }: TakenConsent,
  { code, inSandbox }: { readonly code: string; readonly inSandbox: boolean },
): Promise<ExchangeResult> {
  const { clientId, clientSecret, verifier } = client;
  const ask = inSandbox ? sandboxes.call(tenantId) : call;
  let answer: OutgoingAnswer;
  try {
    answer = await ask(
      form('https://oauth2.googleapis.com/token', {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirect,
        code_verifier: verifier,
      }),
    );
  } catch (error) {
    if (error instanceof CallError) return { outcome: 'unreached' };
    throw error;
  }
  if (answer.status !== 200) {
    const read = v.safeParse(refusal, answer.body);
    return { outcome: (read.success ? outcomeOfError[read.output.error] : undefined) ?? 'unreached' };
  }
  const read = v.safeParse(success, answer.body);
  if (!read.success) return { outcome: 'unreached' };
  const { refresh_token: refreshToken, scope } = read.output;
  if (refreshToken === '') return { outcome: 'no-refresh' };
  return { refreshToken, granted: scope.split(' ').filter((name) => name !== '') };
}

/** What the browser brings back. */
export interface ConsentReturn {
  readonly serviceId: ConsentService;
  readonly state: string;
  readonly code: string;
  /** Google's error, such as `access_denied`. */
  readonly error: string;
  /** The secret of the browser's cookie. */
  readonly browser: string;
  /** The address that the call came from. */
  readonly address: string;
}

interface Parts {
  readonly context: Context;
  readonly sessions: Sessions;
  readonly tests: ConnectionTests;
}

/**
 * Ends a visit to Google's consent screen: exchanges the code for credentials, tests them and stores them. A working
 * connection is replaced only by one that works too. The session that began the visit must still last, and its member
 * must still be allowed to connect services.
 */
export async function finishConsent(parts: Parts, returned: ConsentReturn): Promise<ConsentOutcome> {
  const { context, sessions } = parts;
  const taken = await takeConsent(context, returned);
  if (!taken) return 'expired';
  const member = await sessions.findByHash(taken.sessionHash);
  const isTheirs = member?.userId === taken.userId && member.tenantId === taken.tenantId;
  if (!isTheirs || !roleMay(member.role, 'configure')) return 'expired';
  if (returned.error !== '' || returned.code === '') return returned.error === 'access_denied' ? 'denied' : 'unreached';
  return asActor({ by: { type: 'member', id: member.userId, name: member.name }, address: returned.address }, () =>
    connect(parts, member, taken, returned),
  );
}

async function connect(
  { context, tests }: Parts,
  { tenantId }: Member,
  taken: TakenConsent,
  { serviceId, code }: ConsentReturn,
): Promise<ConsentOutcome> {
  const { clientId, clientSecret } = taken.client;
  const client = { clientId, clientSecret };
  const inSandbox = context.sandboxes.keyOf({ tenantId, serviceId, credentials: client }) !== undefined;
  const exchanged = await exchangeCode(context, taken, { code, inSandbox });
  if ('outcome' in exchanged) return exchanged.outcome;
  const { refreshToken, granted } = exchanged;
  const credentials = { ...client, refreshToken };
  const tested = await tests.try(tenantId, serviceId, credentials);
  const works = connectionStatusAfter[tested.outcome]('pending') !== 'error';
  const before = await findConnectionRow(context.db, tenantId, serviceId);
  if (!works && before?.status === 'connected') return 'kept';
  await saveCredentials(context, tenantId, serviceNamed(serviceId), () => credentials, {
    tested,
    granted,
    auditKind: 'connection.consented',
  });
  const scopes = await readScopes(context.db, tenantId, serviceId, granted);
  if (!scopes.every((scope) => scope.granted)) return 'missing';
  return works ? 'done' : 'failed';
}
