import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { discardProposal, doProposal } from './doProposal.ts';

const askedOf = ({ tenantId }: { tenantId: string }, { agentId, recordId }: { agentId: string; recordId: string }) => ({
  tenantId,
  key: agentId,
  recordId,
});

/** What waits for a member's leave: doing it, or throwing it away. */
export function proposalRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.doProposal, ({ member, params }) => doProposal(context, member, askedOf(member, params)));
  route(server, endpoints.discardProposal, ({ member, params }) =>
    discardProposal(context, member, askedOf(member, params)),
  );
}
