import type { Database } from '../platform/store/Database.ts';
import type { Member } from '../platform/Member.ts';

/** A member by their id; undefined if there is none. */
export async function readMember(db: Pick<Database, 'selectFrom'>, userId: string): Promise<Member | undefined> {
  return db
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
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
