import type { ConsentOutcome, ConsentService } from '@switchboard/api-contract/consent';
import { roleMay } from '@switchboard/api-contract/roles';
import { asActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { Sessions } from '../../identity/Sessions.ts';
import type { Member } from '../../platform/Member.ts';
import { findConnectionRow, serviceNamed } from '../../outside/credentials/connectionRows.ts';
import { connectionStatusAfter, type ConnectionTests } from '../ConnectionTests.ts';
import { saveCredentials } from '../saveCredentials.ts';
import { takeConsent, type TakenConsent } from './consentRows.ts';
import { exchangeCode } from './exchangeCode.ts';
import { readScopes } from './offerConsent.ts';

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

interface Server {
  readonly context: Context;
  readonly sessions: Sessions;
  readonly tests: ConnectionTests;
}

/**
 * Ends the way through Google's consent screen: exchanges the code, tests what it brought, and stores it. A connection
 * that works is replaced only by one that does, too. Only the session that began it can end it, while it lasts and its
 * member may still connect services.
 */
export async function finishConsent(server: Server, back: ConsentReturn): Promise<ConsentOutcome> {
  const { context, sessions } = server;
  const taken = await takeConsent(context, back);
  if (!taken) return 'expired';
  const member = await sessions.findByHash(taken.sessionHash);
  const isTheirs = member?.userId === taken.userId && member.tenantId === taken.tenantId;
  if (!isTheirs || !roleMay(member.role, 'configure')) return 'expired';
  if (back.error !== '' || back.code === '') return back.error === 'access_denied' ? 'denied' : 'unreached';
  return asActor({ by: { type: 'member', id: member.userId, name: member.name }, address: back.address }, () =>
    connect(server, member, taken, back),
  );
}

async function connect(
  { context, tests }: Server,
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
    line: 'connection.consented',
  });
  const scopes = await readScopes(context.db, tenantId, serviceId, granted);
  if (!scopes.every((scope) => scope.granted)) return 'missing';
  return works ? 'done' : 'failed';
}
