import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { keepContacts, mergeContacts, readPairs } from './decideOnPair.ts';
import { applySync, cancelSync, readSyncPreview } from './decideOnSync.ts';

/** Syncs of contacts that wait for a member, and contacts that may be the same person. */
export function contactsRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.contactsPreview, ({ member, params }) => readSyncPreview(context, member, params));
  route(server, endpoints.applyContactsPreview, ({ member, params }) => applySync(context, member, params));
  route(server, endpoints.cancelContactsPreview, ({ member, params }) => cancelSync(context, member, params));
  route(server, endpoints.contactPairs, ({ member, params }) => readPairs(context, member, params.agentId));
  route(server, endpoints.mergeContacts, ({ member, params, body }) =>
    mergeContacts(context, member, params.agentId, body),
  );
  route(server, endpoints.keepContacts, ({ member, params, body }) =>
    keepContacts(context, member, params.agentId, body),
  );
}
