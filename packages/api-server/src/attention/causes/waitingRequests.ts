import type { Cause } from '../Cause.ts';

/** What programs ask for through keys, and what waits for a yes. */
export const waitingRequests: Cause = async ({ db, clock }, { tenantId }) => {
  const rows = await db
    .selectFrom('programRequests')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'waiting')
    .where('until', '>', clock().toISOString())
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
