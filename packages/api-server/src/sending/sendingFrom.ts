import {
  isSentCollection,
  sendServices,
  type SendService,
  type SentCollection,
} from '@switchboard/api-contract/records/send';
import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { findCollection, type CollectionKey } from '../records/findCollection.ts';
import { Refusal } from '../platform/Refusal.ts';
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

/** Whose choice it is. */
export const sendingKeyOf = ({ agent, collection, service }: SendingFrom, sandbox: boolean): SendingKey => ({
  tenantId: agent.tenantId,
  agentId: agent.id,
  collection,
  service,
  sandbox,
});
