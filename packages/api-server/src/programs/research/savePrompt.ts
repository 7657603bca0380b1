import { changeOf } from '../../audit/auditChangesBetween.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { Member } from '../../platform/Member.ts';

/** Saves the research agent's system prompt. */
export async function savePrompt(
  { db, clock }: Context,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  prompt: string,
): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const { id, name: target, systemPrompt } = await findAgentRow(trx, tenantId, 'research');
    await trx
      .updateTable('agents')
      .set({ systemPrompt: prompt })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const changes = changeOf('systemPrompt', systemPrompt, prompt);
    await writeAudit(trx, { tenantId, kind: 'prompt.saved', at: clock().toISOString(), target, agentId: id, changes });
    await addActivity(
      trx,
      { tenantId, agentId: id, at: clock().toISOString() },
      { kind: 'changed', text: { kind: 'promptChanged', args: { by: name } } },
    );
  });
}
