import { domainToASCII, domainToUnicode } from 'node:url';
import { readUserName } from '@switchboard/api-contract/address';
import type { Database } from '../platform/store/Database.ts';

/**
 * What an account may be stored as for what somebody typed, most likely first: as names are kept today, with its domain
 * in either way (browsers turn müller.example into xn--mller-kva.example in a field for addresses), and, for accounts
 * from before names were cleaned, with its letters apart from their marks, or as it was typed.
 */
export function userNames(typed: string): string[] {
  const name = readUserName(typed);
  const [, who = '', domain = ''] = /^(.+@)([^@]+)$/.exec(name) ?? [];
  const domains = [domainToUnicode(domain), domainToASCII(domain)].filter(Boolean);
  return [...new Set([name, ...domains.map((one) => who + one), name.normalize('NFD'), typed.trim().toLowerCase()])];
}

/** Whether two names or addresses are of one account. */
export const isSameAccount = (one: string, other: string): boolean =>
  userNames(one).some((name) => userNames(other).includes(name));

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
