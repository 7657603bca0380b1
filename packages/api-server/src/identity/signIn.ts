import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { readUserName } from '@switchboard/api-contract/address';
import { asActor, type Member } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { Sandboxes } from '../outside/sandbox/Sandboxes.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { Refusal } from '../platform/Refusal.ts';
import { refusePassword } from './signOn/passwordsOff.ts';
import { browserPlace } from './attemptBudgets.ts';
import type { Attempts } from './Attempts.ts';
import { verifyPassword } from './passwords.ts';
import type { Sessions } from './Sessions.ts';
import { isDemo } from '../tenants/demo.ts';
import { selectMembers, userNames } from './accounts.ts';

interface SignInParts {
  readonly context: Context;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where somebody signs in from. */
interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The digest of the browser's cookie, if the member signed in with it before. */
  readonly knownBrowser: string | undefined;
  /** See `admitsDemo`. */
  readonly mayUseDemo: boolean;
}

/**
 * Checks credentials and begins a session. Refuses unknown users and wrong passwords in the same way, and everyone
 * after too many failures from the same place: the address, or the browser where it is known.
 */
export async function signIn(
  { context, sessions, attempts }: SignInParts,
  { username, password }: Credentials,
  { address, userAgent, knownBrowser, mayUseDemo }: Caller,
): Promise<{ readonly userId: string; readonly answer: AnswerOf<typeof endpoints.login> }> {
  const { db, clock, sandboxes } = context;
  const account = readUserName(username);
  let member: (Member & { readonly passwordHash: string }) | undefined;
  const isCorrect = await attempts.make(account, knownBrowser ? browserPlace(knownBrowser) : address, async () => {
    const rows = await selectMembers(db)
      .select('users.passwordHash')
      .where('users.username', 'in', userNames(username))
      .execute();
    const row = rows.find((one) => one.username === account) ?? rows[0];
    const isClosed = isDemo(account) && !mayUseDemo;
    const matches = await verifyPassword(password, isClosed ? undefined : row?.passwordHash);
    member = isClosed ? undefined : row;
    return matches;
  });
  if (!member) throw new Refusal('unauthenticated', messages.credentials);
  const { passwordHash, ...signingIn } = member;
  const { tenantId, userId, name, email } = signingIn;
  const line = { tenantId, target: email || account };
  return asActor({ by: { type: 'member', id: userId, name }, address }, async () => {
    if (!isCorrect) {
      // Not awaited: the time of the answer would reveal which accounts exist.
      void writeAudit(db, { ...line, kind: 'session.refused', at: clock().toISOString() }).catch(() => {});
      throw new Refusal('unauthenticated', messages.credentials);
    }
    await refusePassword(db, context, { tenantId, userId }, 'unauthenticated');
    const session = await sessions.create(userId, {
      userAgent,
      also: async (trx, at) => {
        await refuseChanged(trx, signingIn, passwordHash);
        await writeAudit(trx, { ...line, kind: 'session.signed-in', at });
      },
    });
    return { userId, answer: { ...session, ...describeMember(signingIn, sandboxes) } };
  });
}

/** Refuses a member who was removed, or whose password was changed, while the password was checked. */
async function refuseChanged(trx: StoreTransaction, { tenantId, userId }: Member, passwordHash: string): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('passwordHash')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row?.passwordHash !== passwordHash) throw new Refusal('unauthenticated', messages.credentials);
}

/** The user, the tenant, and whether it may use the sandbox, as the API sends them. */
export function describeMember(
  { userId, tenantId, tenantName, username, name, email, role }: Member,
  sandboxes: Sandboxes,
): {
  user: { id: string; username: string; name: string; email: string; role: string };
  tenant: { id: string; name: string };
  sandbox?: true;
} {
  return {
    user: { id: userId, username, name, email, role },
    tenant: { id: tenantId, name: tenantName },
    ...(sandboxes.allows(tenantId) && { sandbox: true }),
  };
}
