import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import type { Database } from '../../store/Database.ts';
import { Refusal } from '../Refusal.ts';
import type { Attempts } from './Attempts.ts';
import { verifyPassword } from './passwords.ts';
import type { Member, Sessions } from './Sessions.ts';

interface SignInParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
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
  { db, sessions, attempts }: SignInParts,
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
  return { token: await sessions.create(member.userId), ...describeMember(member) };
}

/** The user and the tenant, as the API sends them. */
export function describeMember({ userId, tenantId, tenantName, username, name, email, role }: Member): {
  user: { id: string; username: string; name: string; email: string; role: string };
  tenant: { id: string; name: string };
} {
  return { user: { id: userId, username, name, email, role }, tenant: { id: tenantId, name: tenantName } };
}
