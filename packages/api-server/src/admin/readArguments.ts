import { memberAddress } from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import type { Role } from '@switchboard/api-contract/roles';
import * as v from 'valibot';
import { CommandError } from './Command.ts';
import { userNames } from '../identity/accounts.ts';
import type { Database } from '../platform/store/Database.ts';
import { adminCall } from '../platform/packaged.ts';

/** An e-mail address as it is stored. Throws CommandError if it is none. */
export function readEmail(text: string): string {
  const result = v.safeParse(memberAddress, text);
  if (!result.success) throw new CommandError(`${text} is not an email address such as ada@example.com`);
  return result.output;
}

/** The name of an organisation. Throws CommandError if it is empty or too long. */
export function readOrganisationName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > limits.text.name)
    throw new CommandError(`The name must have from 1 to ${limits.text.name} characters`);
  return name;
}

const roles: Readonly<Record<string, Role>> = {
  admin: 'tenant_admin',
  member: 'tenant_member',
  viewer: 'tenant_viewer',
};

/** The role that a word stands for. Throws CommandError for another word. */
export function readRole(text: string): Role {
  const role = roles[text];
  if (!role) throw new CommandError(`There is no role ${text}. There are ${Object.keys(roles).join(', ')}`);
  return role;
}

/** The word for a role. */
export const roleWord = (role: string): string => Object.keys(roles).find((word) => roles[word] === role) ?? role;

interface Organisation {
  readonly id: string;
  readonly name: string;
}

/**
 * The organisation with this id, or with this name in small letters or capitals. Throws CommandError if there is none,
 * or several.
 */
export async function findOrganisation(db: Database, typed: string): Promise<Organisation> {
  const all = await db.selectFrom('tenants').select(['id', 'name']).execute();
  const named = all.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const found = all.find(({ id }) => id === typed) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  throw new CommandError(
    named.length > 1
      ? `There are several organisations named ${typed}. Give the id: ${named.map(({ id }) => id).join(', ')}`
      : `There is no organisation named ${typed}. See them all: ${adminCall} list`,
  );
}

/**
 * Refuses an address that a member of any organisation signs in with already: an account belongs to one organisation.
 * A member who invites somebody is not told this, because it would reveal members of other organisations; the operator
 * may know them.
 */
export async function refuseTakenAddress(db: Database, email: string): Promise<void> {
  const account = await db
    .selectFrom('users')
    .innerJoin('tenants', 'tenants.id', 'users.tenantId')
    .select('tenants.name')
    .where('users.username', 'in', userNames(email))
    .executeTakeFirst();
  if (account) throw new CommandError(`${email} is a member of ${account.name} already. Give another address`);
}
