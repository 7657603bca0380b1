import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { carryOutAgentAction } from '../../agents/carryOutAgentAction.ts';
import { ConnectionTests } from '../../connections/ConnectionTests.ts';
import { readAgentPage } from '../../agents/pages/readAgentPage.ts';
import { listResearchSources, listResearchTasks, titleOf, readEarlierResearch } from './researchTasks.ts';
import { testResearch } from './researchServices.ts';
import { changeOf, writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { Member } from '../../platform/actor.ts';
import { type RunStart, startOf } from '../../runs/addRun.ts';
import { startRun } from '../../runs/startRun.ts';
import { Refusal } from '../../platform/Refusal.ts';

/** Starts a research, as `startRun` does, and answers its task. Refuses to follow one that is not completed. */
async function startResearch(
  context: Context,
  tenantId: string,
  { query, followUpOf }: { readonly query: string; readonly followUpOf?: string | undefined },
  beginning: RunStart,
): Promise<AnswerOf<typeof endpoints.startResearch>> {
  if (followUpOf !== undefined) {
    const agent = await findAgentRow(context.db, tenantId, 'research');
    if (!(await readEarlierResearch(context.db, agent, followUpOf))) {
      const problem = wordsOf({ kind: 'followUpUnknown', args: {} });
      throw new Refusal('invalid', problem, { fields: { followUpOf: problem } });
    }
  }
  const wish = { key: 'research', input: query, followUpOf, ...beginning };
  const { id, queuedAt } = await startRun(context, tenantId, wish);
  return {
    id,
    title: titleOf(query),
    query,
    createdAt: queuedAt,
    status: 'in_progress',
    sources: 0,
    insights: [],
    ...(followUpOf !== undefined && { followUpOf }),
  };
}

/** Saves the research agent's system prompt. */
async function savePrompt(
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

/** The research page: its tasks and sources, and its four writes. */
export function researchRoutes(server: Server): void {
  const { context } = server;
  const tests = new ConnectionTests(context);
  route(server, endpoints.researchTasks, ({ member }) => listResearchTasks(context, member.tenantId));
  route(server, endpoints.researchSources, ({ member }) => listResearchSources(context, member.tenantId));
  route(server, endpoints.saveSystemPrompt, async ({ member, body }) => {
    await savePrompt(context, member, body.prompt);
    return readAgentPage(context, member.tenantId, 'research');
  });
  route(server, endpoints.startResearch, ({ member, body }) =>
    startResearch(context, member.tenantId, body, startOf(member)),
  );
  route(server, endpoints.toggleResearch, async ({ member, body }) => {
    await carryOutAgentAction(context, member.tenantId, 'research', body.active ? 'start' : 'stop', member.name);
    return readAgentPage(context, member.tenantId, 'research');
  });
  route(server, endpoints.testResearch, ({ member }) => testResearch(context, tests, member.tenantId));
}
