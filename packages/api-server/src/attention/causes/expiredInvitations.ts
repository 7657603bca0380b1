import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import type { Cause } from '../Cause.ts';

/** Invitations whose time went by, neither accepted nor withdrawn. Nobody but admins may see whom they asked. */
export const expiredInvitations: Cause = async ({ db, clock }, { tenantId }) => {
  const { count, since } = await db
    .selectFrom('invitations')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('expiresAt').as('since')])
    .where('tenantId', '=', tenantId)
    .where('userId', 'is', null)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '<=', clock().toISOString())
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  return [
    {
      id: 'invitations',
      kind: 'invitation',
      severity: 'info',
      text: `${counted(count, 'invitation has', 'invitations have')} expired`,
      about: 'Invite them again, or withdraw the invitation',
      count,
      ...(since && { since }),
      action: { label: 'Open members', to: addresses.members },
      needs: 'administer',
    },
  ];
};
