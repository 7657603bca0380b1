import { missingRightText, roleMay, type Right } from '@switchboard/api-contract/roles';
import { createContext, use } from 'react';

/** The role that is assumed where none is known, so that everything is offered. The server checks in any case. */
export const adminRole = 'tenant_admin';

/** The role of the member who sees the screen. */
export const RoleContext = createContext<string>(adminRole);

/** Why the member's role can't do something that needs this right; undefined: it can. */
export function useDeniedReason(right: Right): string | undefined {
  const role = use(RoleContext);
  return roleMay(role, right) ? undefined : missingRightText(right);
}
