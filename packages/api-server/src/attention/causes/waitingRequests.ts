import type { Cause } from '../Cause.ts';

/** What programs ask for, and what waits for a yes. What a revoked key asked does not. */
export const waitingRequests: Cause = async ({ db, clock }, { tenantId }) => {
  const rows = await db
    .selectFrom('programRequests')
    .innerJoin('programKeys', 'programKeys.id', 'programRequests.keyId')
    .selectAll('programRequests')
    .where('programRequests.tenantId', '=', tenantId)
    .where('state', '=', 'waiting')
    .where('until', '>', clock().toISOString())
    .where('revokedAt', 'is', null)
    .execute();
  return rows.map(({ id, text, about, at, needs, keyName: key, keyStart: start, owner, until }) => ({
    id: `request.${id}`,
    kind: 'request',
    severity: 'caution',
    text,
    ...(about !== null && { about }),
    since: at,
    needs,
    request: { id, key, start, owner, until },
  }));
};
