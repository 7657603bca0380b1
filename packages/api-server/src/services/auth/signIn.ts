import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import type { Database } from '../../store/Database.ts';
import type { Sandboxes } from '../../sandbox/Sandboxes.ts';
import { Refusal } from '../Refusal.ts';
import type { Attempts } from './Attempts.ts';
import { verifyPassword } from './passwords.ts';
import type { Member, Sessions } from './Sessions.ts';

interface SignInParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly sandboxes: Sandboxes;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Checks credentials and begins a session. Refuses unknown users and wrong passwords in the same way, and everyone
 * after too many failures.
 */
export async function signIn(
  { db, sessions, attempts, sandboxes }: SignInParts,
  { username, password }: Credentials,
  address: string,
): Promise<AnswerOf<typeof endpoints.login>> {
  const account = username.toLowerCase();
  let member: Member | undefined;
  const correct = await attempts.make(account, address, async () => {
    const row = await db
      .selectFrom('users')
      .innerJoin('tenants', 'tenants.id', 'users.tenantId')
      .select([
        'users.id as userId',
        'users.tenantId',
        'tenants.name as tenantName',
        'users.username',
        'users.name',
        'users.email',
        'users.role',
        'users.passwordHash',
      ])
      .where('users.username', '=', account)
      .executeTakeFirst();
    member = row;
    return verifyPassword(password, row?.passwordHash);
  });
  if (!member || !correct) throw new Refusal('unauthenticated', messages.credentials);
  return { token: await sessions.create(member.userId), ...describeMember(member, sandboxes) };
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
