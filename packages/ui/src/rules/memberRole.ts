import { roles, type Role } from '@switchboard/api-contract/roles';

interface RoleWords {
  readonly label: string;
  /** What members with this role may do. */
  readonly may: string;
}

/** The roles in words. */
export const memberRoles = {
  tenant_admin: { label: 'Admin', may: 'Everything, including members, budgets, notifications and the audit log' },
  tenant_member: { label: 'Member', may: 'Runs, records, workflows, connections and configuration' },
  tenant_viewer: { label: 'Viewer', may: 'Can see everything except credentials, and export' },
} as const satisfies Record<Role, RoleWords>;

/** The roles to choose from, each with what it may do. */
export const roleOptions = roles.map((value) => ({
  value,
  label: memberRoles[value].label,
  hint: memberRoles[value].may,
}));

/** Whether it is a role that a member can be given. */
export const isRole = (role: string | undefined): role is Role => roles.some((known) => known === role);

/** 'Admin'. A role that is not known keeps its own name. */
export const roleLabel = (role: string | undefined): string =>
  isRole(role) ? memberRoles[role].label : role?.trim() || 'Unknown';
