import type { Service } from '@switchboard/api-contract/catalogue';
import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import type { CheckResult } from '../outside/providers/checkResults.ts';
import type { ConnectionRow, TestResultAnswer } from '../outside/credentials/connectionRows.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';
import type { RequestCounts } from './countRequests.ts';
import type { Users } from './readUsers.ts';

/** A connection, as the API sends it. */
export type ConnectionAnswer = AnswerOf<typeof endpoints.setupConnection>;

/** The service as the catalogue describes it, as if never set up. */
export function describeService(service: Service, users: Users): ConnectionAnswer {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    category: service.category,
    status: 'disconnected' satisfies ConnectionStatus,
    icon: service.icon,
    usage: { requests: 0, limit: service.monthlyLimit },
    stored: [],
    ...users(service.id),
  };
}

/** A stored connection without its values: `stored` holds only the names of the filled fields. */
export function describeConnection(
  { vault, sandboxes }: Pick<Context, 'vault' | 'sandboxes'>,
  service: Service,
  row: ConnectionRow,
  { users, requests }: { readonly users: Users; readonly requests: RequestCounts },
): ConnectionAnswer {
  const { tenantId } = row;
  const credentials = openCredentials(vault, row);
  const lost = row.credentials !== null && credentials === undefined;
  const lastTest = lost
    ? lostResult
    : row.lastTestJson === null
      ? undefined
      : (JSON.parse(row.lastTestJson) as TestResultAnswer);
  const sandbox =
    credentials !== undefined && sandboxes.keyOf({ tenantId, serviceId: service.id, credentials }) !== undefined;
  return {
    ...describeService(service, users),
    status: lost ? 'error' : row.status,
    usage: { requests: requests(service.id, sandbox), limit: service.monthlyLimit },
    stored: service.fields.map((field) => field.key).filter((key) => credentials?.[key] !== undefined),
    ...(row.lastSync !== null && { lastSync: row.lastSync }),
    ...(lastTest && { lastTest }),
    ...(sandbox && { sandbox }),
  };
}

/** If the server's key was changed or lost, credentials sealed with the old one are gone. */
const lostResult: CheckResult = {
  outcome: 'could-not-check',
  message: { kind: 'sealLost', args: {} },
  nextStep: { kind: 'enterAgain', args: {} },
};
