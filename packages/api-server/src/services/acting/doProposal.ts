import { randomUUID } from 'node:crypto';
import type { ProposalState } from '@switchboard/api-contract/agents/proposals';
import type { Context } from '../../context.ts';
import type { Writing } from '../../store/Database.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { findAgentRow, type AgentRow } from '../agents/agentRows.ts';
import type { Member } from '../auth/Sessions.ts';
import type { RecordOf } from '../records/collections.ts';
import { findRecord, writeRecords } from '../records/records.ts';
import { Refusal } from '../Refusal.ts';
import { freeAct, leaseAct, type LeasedAct } from './leaseAct.ts';
import { performAct } from './performAct.ts';

type Proposal = RecordOf<'proposals'>;

/** Which proposal, and who decides about it. `key`: the agent's id or slug. */
export interface Asked {
  readonly member: Pick<Member, 'tenantId' | 'name'>;
  readonly key: string;
  readonly recordId: string;
}

const placeOf = ({ tenantId, id }: AgentRow) => ({ tenantId, agentId: id, collection: 'proposals' }) as const;

/** The agent's proposal with that id. */
async function findProposal(trx: Writing, { member: { tenantId }, key, recordId }: Asked) {
  const agent = await findAgentRow(trx, tenantId, key);
  const proposal = await findRecord(trx, placeOf(agent), recordId);
  if (!proposal) throw new Refusal('missing', `proposal ${recordId} does not exist`);
  return { agent, proposal };
}

const keep = (trx: Writing, agent: AgentRow, proposal: Proposal, at: string): Promise<void> =>
  writeRecords(trx, { ...placeOf(agent), origin: { sandbox: proposal.sandbox === true } }, [
    { record: proposal, createdAt: proposal.createdAt ?? at },
  ]);

/**
 * Does what an agent proposed, once: whoever asks again learns what came of it. One server at a time does it, and one
 * that stopped meanwhile leaves it uncertain.
 */
export async function doProposal(context: Context, asked: Asked): Promise<Proposal> {
  const { tenantId } = asked.member;
  const { recordId } = asked;
  const leaseId = randomUUID();
  const { agent, proposal, act } = await take(context, asked, leaseId);
  if (!act) return proposal;
  const sandbox = proposal.sandbox === true;
  const outcome = await performAct(context, { agent, recordId, act, sandbox });
  const at = context.clock().toISOString();
  const settled: Proposal = { ...proposal, state: outcome.state, outcome: outcome.outcome, doneAt: at };
  await context.db.change(tenantId, async (trx) => {
    if (!(await freeAct(trx, { tenantId, recordId }, leaseId))) return;
    await keep(trx, agent, settled, at);
    if (outcome.state === 'done') await outcome.write?.(trx, at);
    const kind = outcome.state === 'done' ? 'completed' : 'failed';
    await noteActivity(trx, { tenantId, agentId: agent.id, at }, { kind, text: outcome.outcome });
  });
  return settled;
}

/** Claims a proposal for this server; without an act if there is nothing left to do. */
async function take(
  { db, clock }: Context,
  asked: Asked,
  leaseId: string,
): Promise<{ agent: AgentRow; proposal: Proposal; act?: LeasedAct }> {
  const { member, recordId } = asked;
  const now = clock();
  return db.change(member.tenantId, async (trx) => {
    const { agent, proposal } = await findProposal(trx, asked);
    if (proposal.state === 'done') return { agent, proposal };
    const act = await leaseAct(trx, { tenantId: member.tenantId, recordId }, { leaseId, now });
    if (act === 'none') throw new Refusal('missing', `proposal ${recordId} does not exist`);
    if (act === 'busy') throw new Refusal('conflict', 'It is being done at the moment');
    const states = { doing: 'doing', uncertain: 'uncertain' } as const satisfies Record<string, ProposalState>;
    const taken: Proposal =
      act === 'left'
        ? { ...proposal, state: states.uncertain, outcome: { kind: 'actUncertain', args: {} } }
        : { ...proposal, state: states.doing, outcome: undefined, doneBy: member.name };
    await keep(trx, agent, taken, now.toISOString());
    return { agent, proposal: taken, ...(act !== 'left' && { act }) };
  });
}

/** Throws away what an agent proposed. */
export async function discardProposal({ db, clock }: Context, asked: Asked): Promise<{ ok: true }> {
  const { tenantId, name: by } = asked.member;
  const { recordId } = asked;
  const now = clock();
  return db.change(tenantId, async (trx) => {
    const { agent, proposal } = await findProposal(trx, asked);
    const act = await leaseAct(trx, { tenantId, recordId }, { leaseId: randomUUID(), now });
    if (act === 'busy') throw new Refusal('conflict', 'It is being done at the moment');
    await trx.deleteFrom('acts').where('tenantId', '=', tenantId).where('recordId', '=', recordId).execute();
    await trx.deleteFrom('records').where('tenantId', '=', tenantId).where('id', '=', recordId).execute();
    if (proposal.state !== 'done')
      await noteActivity(
        trx,
        { tenantId, agentId: agent.id, at: now.toISOString() },
        { kind: 'changed', text: { kind: 'proposalDiscarded', args: { target: proposal.target ?? '', by } } },
      );
    return { ok: true };
  });
}
