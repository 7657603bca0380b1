import type { Database } from '../platform/store/Database.ts';

/** Selects members as `Member` has them. Join and select what else is asked for, and say of whom. */
export const selectMembers = (db: Pick<Database, 'selectFrom'>) =>
  db
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
    ]);
