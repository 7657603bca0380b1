import { domainToASCII, domainToUnicode } from 'node:url';
import { readUserName } from '@switchboard/api-contract/address';
import type { StoreReader } from '../platform/store/Database.ts';

/**
 * The names under which the account of somebody may be stored, most likely first: as names are stored today; with the
 * domain in either form (in a field for addresses, browsers turn müller.example into xn--mller-kva.example); and, for
 * accounts from before names were cleaned, with decomposed letters, or as it was typed.
 */
export function userNames(typed: string): string[] {
  const name = readUserName(typed);
  const [, local = '', domain = ''] = /^(.+@)([^@]+)$/.exec(name) ?? [];
  const domains = [domainToUnicode(domain), domainToASCII(domain)].filter(Boolean);
  return [...new Set([name, ...domains.map((one) => local + one), name.normalize('NFD'), typed.trim().toLowerCase()])];
}

/**
 * One name for all under which `userNames` finds an account: an address may be typed with many forms of its domain, as
 * with wide letters, and guesses under each of them are guesses at the same account.
 */
export function accountName(typed: string): string {
  const name = readUserName(typed);
  const at = name.lastIndexOf('@') + 1;
  return at === 0 ? name : name.slice(0, at) + (domainToASCII(name.slice(at)) || name.slice(at));
}

/** Whether two names or addresses are of one account. */
export const isSameAccount = (one: string, other: string): boolean =>
  userNames(one).some((name) => userNames(other).includes(name));

/** A query for members with the fields of `Member`. The caller adds the condition, and further joins and columns. */
export const selectMembers = (db: StoreReader) =>
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
