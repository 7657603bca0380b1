import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import {
  sendServiceTable,
  type SendService,
  isSentCollection,
  sendServices,
  type SentCollection,
} from '@switchboard/api-contract/records/send';
import { oneOf } from '@switchboard/api-contract/words/say';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { googleAccountOf, credentialsOf } from '../outside/credentials/credentials.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { Destination, DestinationOpener } from './Destination.ts';
import { airtable } from './to/airtable.ts';
import { googleSheets } from './to/googleSheets.ts';
import { hubspot } from './to/hubspot.ts';
import { notion } from './to/notion.ts';
import { salesforce } from './to/salesforce.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { findCollection, type CollectionKey } from '../records/findCollection.ts';
import type { SendingKey } from './sendingRows.ts';

/** What is sent from where to which service. */
export interface SendingFrom {
  readonly agent: AgentRow;
  readonly collection: SentCollection;
  readonly service: SendService;
}

/** An agent's collection that can be sent. Refuses others. */
export async function sentCollectionOf(
  db: Context['db'],
  tenantId: string,
  asked: CollectionKey,
): Promise<Pick<SendingFrom, 'agent' | 'collection'>> {
  const { agent } = await findCollection(db, tenantId, asked);
  if (!isSentCollection(asked.collection)) throw new Refusal('missing', `${asked.collection} can’t be sent anywhere`);
  return { agent, collection: asked.collection };
}

/** The service that an address names. */
export function sendServiceNamed(name: string): SendService {
  const service = sendServices.find((one) => one === name);
  if (!service) throw new Refusal('missing', `Nothing can be sent to ${name}`);
  return service;
}

/** The key of what was chosen for a collection and a service. */
export const sendingKeyOf = ({ agent, collection, service }: SendingFrom, sandbox: boolean): SendingKey => ({
  tenantId: agent.tenantId,
  agentId: agent.id,
  collection,
  service,
  sandbox,
});

const openers: Readonly<Record<SendService, DestinationOpener>> = {
  hubspot,
  salesforce,
  airtable,
  notion,
  'google-sheets': googleSheets,
};

/** How a service is reached: the connection, and whether the sandbox answers. */
export interface ReachedService {
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
  readonly sandbox: boolean;
}

/** The connection through which records are sent to a service; undefined if there is none. */
export async function reachService(
  context: Context,
  tenantId: string,
  service: SendService,
): Promise<ReachedService | undefined> {
  const found =
    service === 'google-sheets'
      ? await googleAccountOf(context, tenantId)
      : await findConnected(context, tenantId, service);
  return (
    found && {
      ...found,
      sandbox: context.sandboxes.keyOf({ tenantId, ...found }) !== undefined,
    }
  );
}

async function findConnected(context: Context, tenantId: string, serviceId: ServiceId) {
  const credentials = await credentialsOf(context, tenantId, serviceId);
  return credentials && { serviceId, credentials };
}

/** The same, where one is needed. Throws a Refusal that says what to connect. */
export async function reachServiceOrRefuse(
  context: Context,
  tenantId: string,
  service: SendService,
): Promise<ReachedService> {
  const reached = await reachService(context, tenantId, service);
  if (reached) return reached;
  const through = sendServiceTable[service].through.map(serviceName);
  throw new Refusal(
    'conflict',
    `Connect ${oneOf(through)} under API Connections to send to ${sendServiceTable[service].name}.`,
  );
}

/** Opens a destination for a collection. Throws RunFailure for the member. */
export const openDestination = (
  context: Context,
  caller: Caller,
  { service, collection, agent }: SendingFrom,
  { serviceId, credentials }: ReachedService,
): Promise<Destination> =>
  openers[service](context, caller, { collection, agentName: agent.name, serviceId, credentials });
