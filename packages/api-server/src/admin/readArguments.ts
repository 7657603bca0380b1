import { guestAddress } from '@switchboard/api-contract/members';
import { limits } from '@switchboard/api-contract/limits';
import type { Role } from '@switchboard/api-contract/roles';
import * as v from 'valibot';
import { CommandError } from './Command.ts';

/** An e-mail address as it is stored. Throws CommandError if it is none. */
export function readEmail(text: string): string {
  const result = v.safeParse(guestAddress, text);
  if (!result.success) throw new CommandError(`${text} is not an email address such as ada@example.com`);
  return result.output;
}

/** The name of an organisation. */
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

/** A role by its word. */
export function readRole(text: string): Role {
  const role = roles[text];
  if (!role) throw new CommandError(`There is no role ${text}. There are ${Object.keys(roles).join(', ')}`);
  return role;
}

/** The word for a role. */
export const roleWord = (role: string): string => Object.keys(roles).find((word) => roles[word] === role) ?? role;
