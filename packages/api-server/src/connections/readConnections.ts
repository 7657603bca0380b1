import { findService, type Service, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { servicesOf } from '@switchboard/api-contract/agents/abilities';
import { endsOf } from '@switchboard/api-contract/services/ends';
import { fieldsOf } from '@switchboard/api-contract/services/setup';
import { notificationsUser } from '@switchboard/api-contract/notifications';
import { assistantAmongCallers } from '@switchboard/api-contract/services/serviceUse';
import { needsOfRun } from '@switchboard/api-contract/runs/missingOf';
import type { Context } from '../platform/Context.ts';
import type { CheckResult } from '../outside/providers/checkResults.ts';
import type { ConnectionRow, TestResultAnswer } from '../outside/credentials/connectionRows.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import { daysOfMonth, periodOf } from '../outside/metering/periods.ts';
import { readPlan } from '../tenants/notificationPlan.ts';
import { namesOfSecrets, selectAgents, storedConfiguration } from '../tenants/agentRows.ts';

/** A connection, as the API sends it. */
export type ConnectionAnswer = AnswerOf<typeof endpoints.setupConnection>;

/** What connections are read with. */
type Read = Pick<Context, 'db' | 'vault' | 'sandboxes' | 'clock'>;

/** A connection and its setup fields; undefined if there are none, or if they are lost. */
interface OpenConnection {
  readonly row: ConnectionRow;
  readonly credentials: Credentials | undefined;
}

const selectConnections = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db
    .selectFrom('connections')
    .selectAll()
    .where('tenantId', '=', value('tenantId'))
    .orderBy('position')
    .orderBy('serviceId'),
);

async function openConnections(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  tenantId: string,
): Promise<OpenConnection[]> {
  const rows = await selectConnections(db, { tenantId });
  return rows.map((row) => ({ row, credentials: openCredentials(vault, row) }));
}

/** The tenant's connections in order, without services that the catalogue no longer has. */
export async function listConnections(context: Read, tenantId: string): Promise<ConnectionAnswer[]> {
  const connections = await openConnections(context, tenantId);
  const use = await readUse(context, tenantId, connections);
  return connections.flatMap((connection) => {
    const service = findService(connection.row.serviceId);
    return service ? [describeConnection(context, service, connection, use)] : [];
  });
}

/** One service of the tenant: its connection, or what the catalogue says where it was never set up. */
export async function readConnection(context: Context, tenantId: string, service: Service): Promise<ConnectionAnswer> {
  const connections = await openConnections(context, tenantId);
  const use = await readUse(context, tenantId, connections);
  const own = connections.find(({ row }) => row.serviceId === service.id);
  return own ? describeConnection(context, service, own, use) : describeService(service, use.users);
}

interface Use {
  readonly users: ServiceUsers;
  readonly requests: RequestCounts;
}

async function readUse(context: Read, tenantId: string, connections: readonly OpenConnection[]): Promise<Use> {
  const users = await readServiceUsers(context, tenantId, connections);
  return { users, requests: await countRequests(context.db, tenantId, context.clock()) };
}

/** The service as the catalogue describes it, as if never set up. */
function describeService(service: Service, users: ServiceUsers): ConnectionAnswer {
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
function describeConnection(
  { sandboxes }: Pick<Context, 'sandboxes'>,
  service: Service,
  { row, credentials }: OpenConnection,
  { users, requests }: Use,
): ConnectionAnswer {
  const { tenantId } = row;
  const lost = row.credentials !== null && credentials === undefined;
  const lastTest = lost
    ? lostResult
    : row.lastTestJson === null
      ? undefined
      : (JSON.parse(row.lastTestJson) as TestResultAnswer);
  const sandbox =
    credentials !== undefined && sandboxes.keyOf({ tenantId, serviceId: service.id, credentials }) !== undefined;
  const stored = fieldsOf(service)
    .map((field) => field.key)
    .filter((key) => credentials?.[key] !== undefined);
  const ends = credentials ? endsOf(service.id, stored, lastTest?.ends ?? []) : [];
  return {
    ...describeService(service, users),
    status: lost ? 'error' : row.status,
    usage: { requests: requests(service.id, sandbox), limit: service.monthlyLimit },
    stored,
    ...(row.lastSync !== null && { lastSync: row.lastSync }),
    ...(lastTest && { lastTest }),
    ...(sandbox && { sandbox }),
    ...(ends.length > 0 && { ends }),
  };
}

/** If the server's key was changed or lost, credentials sealed with the old one are gone. */
const lostResult: CheckResult = {
  outcome: 'could-not-check',
  message: { kind: 'sealLost', args: {} },
  nextStep: { kind: 'enterAgain', args: {} },
};

const selectCalls = statement((db, value: ValueOf<{ tenantId: string; first: string; last: string }>) =>
  db
    .selectFrom('usage')
    .select((column) => ['service', 'sandbox', 'agentId', column.fn.sum<number>('units').as('units')])
    .where('tenantId', '=', value('tenantId'))
    .where('day', '>=', value('first'))
    .where('day', '<=', value('last'))
    .where('unit', '=', 'calls')
    .groupBy(['service', 'sandbox', 'agentId']),
);

/** How many requests were made to a service this month: to its sandbox, or to the service itself. */
type RequestCounts = (service: string, sandbox: boolean) => number;

/**
 * Counts this month's requests of an organisation. Requests that an earlier version counted, which name no agent, count
 * for the sandbox and for the service itself: nobody knows which it was.
 */
async function countRequests(db: StoreReader, tenantId: string, now: Date): Promise<RequestCounts> {
  const { first, last } = daysOfMonth((await periodOf(db, tenantId, now)).month);
  const rows = await selectCalls(db, { tenantId, first, last });
  return (service, sandbox) =>
    rows
      .filter((row) => row.service === service && (row.agentId === '' || row.sandbox === (sandbox ? 1 : 0)))
      .reduce((sum, { units }) => sum + units, 0);
}

/**
 * Who uses a service, by name: agents whose runs call it, the assistant, notifications. `stops`: those of them that
 * could not work without it, with the connections that there are now.
 */
type ServiceUsers = (serviceId: ServiceId) => { readonly usedBy: string[]; readonly stops: string[] };

async function readServiceUsers(
  { db, vault }: Pick<Context, 'vault'> & { readonly db: StoreReader },
  tenantId: string,
  connections: readonly OpenConnection[],
): Promise<ServiceUsers> {
  const stored = new Map(connections.map(({ row, credentials }) => [row.serviceId, credentials]));
  const agents = (await selectAgents(db, { tenantId })).map((row) => {
    const settings = storedConfiguration(row).customSettings;
    const needs = needsOfRun(row.listType, settings).filter(
      ({ orSecret }) => orSecret === undefined || !namesOfSecrets(vault, row).includes(orSecret),
    );
    return { name: row.name, services: servicesOf(row.listType, settings), needs };
  });
  const { channels } = await readPlan(db, tenantId);
  return (serviceId) => {
    const notifications = channels.some(({ service }) => service === serviceId) ? [notificationsUser] : [];
    const users = agents.filter(({ services }) => services.includes(serviceId));
    const dependsOnIt = ({ needs }: (typeof agents)[number]): boolean =>
      needs.some(
        ({ services, account }) =>
          services.includes(serviceId) &&
          !services.some((id) => {
            const token = account === true || (account ?? []).includes(id);
            return id !== serviceId && stored.get(id) && (!token || stored.get(id)?.['refreshToken']);
          }),
      );
    return {
      usedBy: [...users.map(({ name }) => name), ...assistantAmongCallers(serviceId), ...notifications],
      stops: [...users.filter(dependsOnIt).map(({ name }) => name), ...notifications],
    };
  };
}
