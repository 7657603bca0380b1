import { endpoints } from '@switchboard/api-contract/endpoints';
import type { Addressee } from '@switchboard/api-contract/agents/email';
import { readMailbox } from '@switchboard/api-contract/address';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { discardReply, editReply, undoReply, sendReply } from './replies/changeReply.ts';
import { sendEmail } from './sendEmail.ts';
import type { Context } from '../../platform/Context.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { findRecords, readRecords } from '../../records/records.ts';

/** The name and company that belong to an address: from the contacts, then the leads, then the messages from it. */
async function findAddressee({ db }: Pick<Context, 'db'>, tenantId: string, to: string): Promise<Addressee> {
  const named = async (key: 'contacts' | 'lead-generation', collection: 'contacts' | 'leads') => {
    const { id: agentId } = await findAgentRow(db, tenantId, key);
    return findRecords(db, { tenantId, agentId, collection }, { addresses: [to] });
  };
  const known = [...(await named('contacts', 'contacts')), ...(await named('lead-generation', 'leads'))];
  const name = known.map((one) => one.name?.trim()).find(Boolean) ?? (await senderName(db, tenantId, to));
  const company = known.map((one) => one.company?.trim()).find(Boolean);
  return { name, company };
}

/** The name that somebody gives in mail of their own. */
async function senderName(db: Context['db'], tenantId: string, address: string): Promise<string | undefined> {
  const { id: agentId } = await findAgentRow(db, tenantId, 'email');
  const mails = await readRecords(db, { tenantId, agentId, collection: 'emails' });
  for (const { from } of mails) {
    const sender = readMailbox(from ?? '');
    if (sender?.name && sender.address.toLowerCase() === address.toLowerCase()) return sender.name;
  }
  return undefined;
}

/** What a member does with a drafted reply, and with a message of their own. */
export function emailRoutes(server: Server): void {
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
