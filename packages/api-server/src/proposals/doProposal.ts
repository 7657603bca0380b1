import type { Context } from '../platform/Context.ts';
import { noteActivity } from '../tenants/noteActivity.ts';
import type { Member } from '../platform/Member.ts';
import { auditRecord } from '../records/auditRecord.ts';
import type { RecordOf } from '../records/collections.ts';
import { discardAct } from './leaseAct.ts';
import { doOnce, findActable, type Asked } from './doOnce.ts';

type Proposal = RecordOf<'proposals'>;
type By = Pick<Member, 'name'>;

/** Does what an agent proposed, once. A server that stopped meanwhile leaves it uncertain. */
export const doProposal = (context: Context, { name }: By, asked: Asked): Promise<Proposal> =>
  doOnce(context, asked, {
    collection: 'proposals',
    kind: 'proposal.done',
    isOver: ({ state }) => state === 'done',
    doing: (proposal) => ({ ...proposal, state: 'doing', outcome: undefined, doneBy: name }),
    left: (proposal) => ({ ...proposal, state: 'uncertain', outcome: { kind: 'actUncertain', args: {} } }),
    settled: (proposal, { state, outcome }, at) => ({ ...proposal, state, outcome, doneAt: at }),
  });

/** Throws away what an agent proposed. */
export async function discardProposal({ db, clock }: Context, { name: by }: By, asked: Asked): Promise<{ ok: true }> {
  const { tenantId } = asked;
  const now = clock();
  return db.change(tenantId, async (trx) => {
    const { agent, record } = await findActable(trx, asked, 'proposals');
    await discardAct(trx, asked, now);
    const place = { tenantId, agentId: agent.id };
    await auditRecord(trx, place, { kind: 'proposal.discarded', at: now.toISOString(), record });
    if (record.state !== 'done')
      await noteActivity(
        trx,
        { tenantId, agentId: agent.id, at: now.toISOString() },
        { kind: 'changed', text: { kind: 'proposalDiscarded', args: { target: record.target ?? '', by } } },
      );
    return { ok: true };
  });
}
