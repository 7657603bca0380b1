import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import { randomUUID } from 'node:crypto';
import type { SendService } from '@switchboard/api-contract/records/send';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { listDestinations, matchFields, readDestination, asSentence } from './readDestination.ts';
import type { Context } from '../platform/Context.ts';
import { callerFor } from '../outside/Caller.ts';
import type { CollectionKey } from '../records/findCollection.ts';
import { reachServiceOrRefuse, sentCollectionOf } from './openDestination.ts';
import { auditSending, sendFrom } from './sendFrom.ts';

/** Sends records to a service, for a member. Refuses where nothing could be sent to it at all. */
async function sendRecords(
  context: Context,
  tenantId: string,
  asked: CollectionKey,
  { ids, service }: { readonly ids: readonly string[]; readonly service: SendService },
): Promise<AnswerOf<typeof endpoints.sendRecords>> {
  const from = { ...(await sentCollectionOf(context.db, tenantId, asked)), service };
  const reached = await reachServiceOrRefuse(context, tenantId, service);
  const caller = callerFor({ tenantId, id: `send-${randomUUID()}`, sandbox: reached.sandbox });
  const report = await sendFrom(context, caller, from, reached, ids);
  await auditSending(context, from, report);
  const { created, updated, skipped, refused, inPart } = report;
  return {
    created,
    updated,
    skipped,
    refused: refused.map(({ id, error }) => ({ id, error: asSentence(error) })),
    inPart: inPart.map(({ id, note }) => ({ id, note: asSentence(note) })),
  };
}

/** Sending leads, contacts and businesses to other services. */
export function sendingRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.sendRecords, ({ member, params, body }) =>
    sendRecords(context, member.tenantId, params, body),
  );
  route(server, endpoints.destinations, ({ member, params }) => listDestinations(context, member.tenantId, params));
  route(server, endpoints.readDestination, ({ member, params, body }) =>
    readDestination(context, member.tenantId, params, body.target),
  );
  route(server, endpoints.matchFields, ({ member, params, body }) =>
    matchFields(context, member.tenantId, params, body),
  );
}
