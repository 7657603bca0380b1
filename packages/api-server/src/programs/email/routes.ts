import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { discardReply, editReply, undoReply } from './replies/changeReply.ts';
import { findAddressee } from './findAddressee.ts';
import { sendEmail } from './sendEmail.ts';
import { sendReply } from './replies/sendReply.ts';

/** What a member does with a drafted reply, and with a message of their own. */
export function replyRoutes(server: Server): void {
  const { context } = server;
  const asked = (tenantId: string, { agentId, recordId }: { agentId: string; recordId: string }) => ({
    tenantId,
    key: agentId,
    recordId,
  });
  route(server, endpoints.sendEmail, ({ member, body }) => sendEmail(context, member, body.emailId));
  route(server, endpoints.addressee, ({ member, body }) => findAddressee(context, member.tenantId, body.to));
  route(server, endpoints.sendReply, ({ member, params }) =>
    sendReply(context, asked(member.tenantId, params), member.name),
  );
  route(server, endpoints.undoReply, ({ member, params }) =>
    undoReply(context, member, asked(member.tenantId, params)),
  );
  route(server, endpoints.editReply, ({ member, params, body }) =>
    editReply(context, asked(member.tenantId, params), body.content),
  );
  route(server, endpoints.discardReply, ({ member, params }) =>
    discardReply(context, member, asked(member.tenantId, params)),
  );
}
