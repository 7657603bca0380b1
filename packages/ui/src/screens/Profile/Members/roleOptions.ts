import { roles, type Role } from '@switchboard/api-contract/roles';
import { memberRoles } from '../../../rules/memberRole.ts';

/** The roles to choose from. */
export const roleOptions: readonly { value: Role; label: string; hint: string }[] = roles.map((value) => ({
  value,
  label: memberRoles[value].label,
  hint: memberRoles[value].may,
}));
