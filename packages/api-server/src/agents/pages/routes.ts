import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import type { GenericSchema } from 'valibot';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { readPage } from './readPage.ts';
import { addRecord } from '../../records/addRecord.ts';
import type { Collection } from '../../records/collections.ts';
import { addWorkflow } from '../../workflows/addWorkflow.ts';
import { holdWorkflow } from '../../workflows/holdWorkflow.ts';
import { planWorkflow } from '../../workflows/planWorkflow.ts';

/** A call whose request and response only the table knows. */
type AnyCall = Endpoint<GenericSchema | undefined, GenericSchema<object>> & { readonly signedIn: true };

/** The agents' pages: what they show, and adding records. */
export function pageRoutes(server: Server): void {
  const { context } = server;
  for (const slug of agentSlugs) {
    const { read, records, add, make = {} } = agentOf(slug);
    route(server, read as AnyCall, ({ member }) => readPage(context, member.tenantId, slug));
    for (const [name, { one }] of Object.entries(records)) {
      const [call, makeOne] = [add[name], make[name]];
      if (!call || !makeOne) continue;
      const kind = { slug, collection: name as Collection, one, make: makeOne };
      route(server, call as AnyCall, ({ member, body }) => addRecord(context, member, kind, body));
    }
  }
  // A workflow is also work for other agents, so it is more than a record.
  route(server, endpoints.addWorkflow, ({ member, body }) =>
    addWorkflow(context, member.tenantId, body, { trigger: 'member', startedBy: member.name }),
  );
  route(server, endpoints.addOwnWorkflow, ({ member, params, body }) =>
    addWorkflow(context, member.tenantId, body, { trigger: 'member', startedBy: member.name }, params.agentId),
  );
  route(server, endpoints.planWorkflow, ({ member, body }) => planWorkflow(context, member.tenantId, body.goal));
  route(server, endpoints.pauseWorkflow, ({ member, params }) =>
    holdWorkflow(context, member, params.workflowId, true),
  );
  route(server, endpoints.resumeWorkflow, ({ member, params }) =>
    holdWorkflow(context, member, params.workflowId, false),
  );
}
