import { findService } from '@switchboard/api-contract/catalogue';
import type { TestOutcome } from '@switchboard/api-contract/connections';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { openCredentials } from '../../outside/credentials/credentials.ts';
import type { TestResultAnswer } from '../../outside/credentials/connectionRows.ts';
import type { Cause } from '../Cause.ts';

/** Connections that do not work. */
export const connectionErrors: Cause = async ({ db, vault, sandboxes }, { tenantId }) => {
  const rows = await db
    .selectFrom('connections')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'error')
    .execute();
  return rows.flatMap((row) => {
    const service = findService(row.serviceId);
    if (!service || row.credentials === null) return [];
    const credentials = openCredentials(vault, row);
    const test = row.lastTestJson === null ? undefined : (JSON.parse(row.lastTestJson) as TestResultAnswer);
    const since = test?.since ?? test?.testedAt;
    const wrong = test?.outcome === ('wrong-credentials' satisfies TestOutcome);
    const message = wordsOf(test?.message ?? undefined);
    return {
      id: `connection.${service.id}`,
      kind: 'connection',
      severity: 'critical',
      text: wrong ? `${service.name} refused the key` : message || `${service.name} does not work`,
      ...(wrong && message && { about: message }),
      ...(since && { since }),
      ...(credentials &&
        sandboxes.keyOf({ tenantId, serviceId: service.id, credentials }) !== undefined && { sandbox: true }),
      action: { label: `Set up ${service.name}`, to: addresses.setup(service.id) },
      cause: `connection.${service.id}`,
      leadsToFix: true,
    };
  });
};
