/** What a call needs: `own` is for what belongs to oneself (session, conversation), `see` for reading and exporting. */
export const rights = ['own', 'see', 'work', 'configure', 'administer'] as const;
export type Right = (typeof rights)[number];

/** The roles that a member can be given, the mightiest first. */
export const roles = ['tenant_admin', 'tenant_member', 'tenant_viewer'] as const;
export type Role = (typeof roles)[number];

const rightsOfRole = {
  tenant_admin: rights,
  tenant_member: ['own', 'see', 'work', 'configure'],
  tenant_viewer: ['own', 'see'],
} as const satisfies Record<Role, readonly Right[]>;

/** The rights of a role; one that is not known has those of a viewer. */
export const rightsOf = (role: string): readonly Right[] =>
  Object.entries(rightsOfRole).find(([known]) => known === role)?.[1] ?? rightsOfRole.tenant_viewer;

export const roleMay = (role: string, right: Right): boolean => rightsOf(role).includes(right);

/** The roles of admins: of each organisation, somebody must have one of them. */
export const adminRoles = roles.filter((role) => roleMay(role, 'administer'));

/** Why a call is refused whose right the member's role lacks. */
export const missingRightText = (right: Right): string =>
  right === 'administer'
    ? 'Only admins of your organisation can do this.'
    : 'Viewers can look at everything, but not run or change anything. Ask an admin of your organisation.';
