import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import type { Context } from '../platform/Context.ts';
import { addActivity } from '../tenants/addActivity.ts';
import type { Member } from '../platform/actor.ts';
import { auditRecord } from '../records/auditRecord.ts';
import type { RecordOf } from '../records/collections.ts';
import { discardAction } from './claimAction.ts';
import { carryOutOnce, findActionRecord, type ActionTarget } from './carryOutAction.ts';

type Proposal = RecordOf<'proposals'>;
type By = Pick<Member, 'name'>;

/** Carries out what an agent proposed, once. A server that stopped meanwhile leaves it uncertain. */
const doProposal = (context: Context, { name }: By, target: ActionTarget): Promise<Proposal> =>
  carryOutOnce(context, target, {
    collection: 'proposals',
    kind: 'proposal.done',
    isOver: ({ state }) => state === 'done',
    doing: (proposal) => ({ ...proposal, state: 'doing', outcome: undefined, doneBy: name }),
    interrupted: (proposal) => ({ ...proposal, state: 'uncertain', outcome: { kind: 'actUncertain', args: {} } }),
    settled: (proposal, { state, outcome }, at) => ({ ...proposal, state, outcome, doneAt: at }),
  });

/** Discards what an agent proposed. */
async function discardProposal({ db, clock }: Context, { name: by }: By, target: ActionTarget): Promise<{ ok: true }> {
  const { tenantId } = target;
  const now = clock();
  return db.change(tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, target, 'proposals');
    await discardAction(trx, target, now);
    const place = { tenantId, agentId: agent.id };
    await auditRecord(trx, place, { kind: 'proposal.discarded', at: now.toISOString(), record });
    if (record.state !== 'done')
      await addActivity(
        trx,
        { tenantId, agentId: agent.id, at: now.toISOString() },
        { kind: 'changed', text: { kind: 'proposalDiscarded', args: { target: record.target ?? '', by } } },
      );
    return { ok: true };
  });
}

const targetOf = (
  { tenantId }: { tenantId: string },
  { agentId, recordId }: { agentId: string; recordId: string },
) => ({
  tenantId,
  key: agentId,
  recordId,
});

/** Carrying out and discarding what agents propose. */
export function proposalRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.doProposal, ({ member, params }) => doProposal(context, member, targetOf(member, params)));
  route(server, endpoints.discardProposal, ({ member, params }) =>
    discardProposal(context, member, targetOf(member, params)),
  );
}
