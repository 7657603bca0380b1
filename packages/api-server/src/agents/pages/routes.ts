import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { readAgentPage } from './readAgentPage.ts';
import { addRecord } from '../../records/addRecord.ts';
import type { CollectionName } from '../../records/collections.ts';

/** The agents' pages: what they show, and adding records. */
export function pageRoutes(server: Server): void {
  const { context } = server;
  for (const slug of agentSlugs) {
    const { read, records, add, make = {} } = agentOf(slug);
    route(server, read, ({ member }) => readAgentPage(context, member.tenantId, slug));
    for (const [name, { one }] of Object.entries(records)) {
      const [call, makeOne] = [add[name], make[name]];
      if (!call || !makeOne) continue;
      const kind = { slug, collection: name as CollectionName, one, make: makeOne };
      route(server, call, ({ member, body }) => addRecord(context, member, kind, body));
    }
  }
}
