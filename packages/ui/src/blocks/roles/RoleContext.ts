import { missingRightText, roleMay, type Right } from '@switchboard/api-contract/roles';
import { createContext, use } from 'react';

/** Shown where no role is known: everything is offered, and the server refuses what a role may not. */
export const adminRole = 'tenant_admin';

/**
 * The role of the member whom the page is shown to. The standard is an admin's, so that a screen shown alone, as in
 * another project, offers everything; the server refuses what a role may not, whatever is shown.
 */
export const RoleContext = createContext<string>(adminRole);

/** Why the member's role can't do something that needs this right; undefined: it can. */
export function useDeniedReason(right: Right): string | undefined {
  const role = use(RoleContext);
  return roleMay(role, right) ? undefined : missingRightText(right);
}
