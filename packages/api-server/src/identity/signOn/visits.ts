import { timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@switchboard/api-contract/time';
import type { Context } from '../../platform/Context.ts';
import { digestOf, isToken, makeToken } from '../../platform/vault/token.ts';
import type { VisitSecrets } from './IdentityProvider.ts';
import { SignOnFailure } from './SignOnFailure.ts';

/** How long a visit to the provider may take. */
const visitMs = 10 * minuteMs;
/** How long the way from the provider into the app may take. */
const ticketMs = minuteMs;
/** For how long the browser keeps its cookie: until the ticket of the longest visit has ended. */
export const cookieSeconds = (visitMs + ticketMs) / 1_000;

/** A visit that has begun; `browser` is the secret of the browser's cookie. */
interface NewVisit extends VisitSecrets {
  readonly state: string;
  readonly browser: string;
}

/** Stores that a browser goes to the provider. `known` is the cookie that it has, of another tab's visit. */
export async function beginVisit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { to, known, pkce }: { readonly to: string; readonly known: string | undefined; readonly pkce: boolean },
): Promise<NewVisit> {
  const now = clock().getTime();
  const state = makeToken();
  const nonce = makeToken();
  const verifier = pkce ? makeToken() : null;
  return db.commit(async (trx) => {
    const over = new Date(now).toISOString();
    await trx.deleteFrom('signOnVisits').where('expiresAt', '<=', over).execute();
    await trx.deleteFrom('signOnTickets').where('expiresAt', '<=', over).execute();
    // A cookie that no open visit has may be somebody else's, planted here.
    const isOpen =
      known !== undefined &&
      (await trx
        .selectFrom('signOnVisits')
        .select('stateHash')
        .where('browserHash', '=', digestOf(known))
        .executeTakeFirst()) !== undefined;
    const browser = isOpen ? known : makeToken();
    const expiresAt = new Date(now + visitMs).toISOString();
    await trx
      .insertInto('signOnVisits')
      .values({ stateHash: digestOf(state), browserHash: digestOf(browser), nonce, verifier, to, expiresAt })
      .execute();
    return { state, nonce, verifier, browser };
  });
}

/** Ends the visit of a state, which works once, whoever brings it. Throws SignOnFailure if it is not this browser's. */
export async function takeVisit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { state, browser }: { readonly state: string; readonly browser: string | undefined },
): Promise<VisitSecrets & { readonly to: string }> {
  const row = isToken(state)
    ? await db.deleteFrom('signOnVisits').where('stateHash', '=', digestOf(state)).returningAll().executeTakeFirst()
    : undefined;
  if (!row || row.expiresAt <= clock().toISOString())
    throw new SignOnFailure('expired', 'there is no visit with this state, or it took longer than ten minutes');
  if (browser === undefined || !isSame(row.browserHash, digestOf(browser)))
    throw new SignOnFailure('other-browser', 'the visit began in a browser with another cookie', {
      hint: 'PUBLIC_URL, if members open the server by another address',
    });
  return row;
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whom a ticket lets in. */
interface Admitted {
  readonly userId: string;
  readonly signOutAt: string | null;
}

/** A ticket with which the browser begins a session, once. */
export async function makeTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { browser, ...admitted }: Admitted & { readonly browser: string },
): Promise<string> {
  const ticket = makeToken();
  const expiresAt = new Date(clock().getTime() + ticketMs).toISOString();
  await db
    .insertInto('signOnTickets')
    .values({ ...admitted, ticketHash: digestOf(ticket), browserHash: digestOf(browser), expiresAt })
    .execute();
  return ticket;
}

/** Uses a ticket up; undefined if there is none, or it is another browser's. */
export async function takeTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { ticket, browser }: { readonly ticket: string; readonly browser: string | undefined },
): Promise<Admitted | undefined> {
  if (browser === undefined) return undefined;
  return db
    .deleteFrom('signOnTickets')
    .where('ticketHash', '=', digestOf(ticket))
    .where('browserHash', '=', digestOf(browser))
    .where('expiresAt', '>', clock().toISOString())
    .returning(['userId', 'signOutAt'])
    .executeTakeFirst();
}
