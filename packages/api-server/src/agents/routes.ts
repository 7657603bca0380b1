import { agentActions } from '@switchboard/api-contract/agents';
import { configurationProblem } from '@switchboard/api-contract/configurationProblem';
import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import { runEntry } from '@switchboard/api-contract/runs/run';
import type { FastifyRequest } from 'fastify';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { mayUseAgent } from '../platform/actor.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';
import { carryOutAgentAction } from './carryOutAgentAction.ts';
import { configureAgent } from './configureAgent.ts';
import { createAgent } from './createAgent.ts';
import { deleteAgent } from './deleteAgent.ts';
import { listRunsOfDeletedAgent } from '../runs/runsOfDeletedAgents.ts';
import { listRuns } from './listRuns.ts';
import { listAgents } from './listAgents.ts';
import { readAgent } from './readAgent.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { setSchedule } from './schedules/setSchedule.ts';
import { readAgentPage } from './pages/readAgentPage.ts';
import { addRecord } from '../records/addRecord.ts';
import type { CollectionName } from '../records/collections.ts';

/** The agents' pages: what they show, and adding records. */
export function pageRoutes(server: Server): void {
  const { context } = server;
  for (const slug of agentSlugs) {
    const { read, records, add, buildRecord = {} } = agentOf(slug);
    route(server, read, ({ member }) => readAgentPage(context, member.tenantId, slug));
    for (const [name, { one }] of Object.entries(records)) {
      const [call, build] = [add[name], buildRecord[name]];
      if (!call || !build) continue;
      const kind = { slug, collection: name as CollectionName, one, buildRecord: build };
      route(server, call, ({ member, body }) => addRecord(context, member, kind, body));
    }
  }
}

/** The list, one agent, its runs, its configuration, its schedule and its actions. */
export function agentRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.agents, async ({ member }) =>
    (await listAgents(context.db, member.tenantId)).filter(({ id }) => mayUseAgent(member, id)),
  );
  route(server, endpoints.createAgent, ({ member, body }) => createAgent(context, member.tenantId, body));
  route(server, endpoints.agent, ({ member, params }) => readAgent(context, member.tenantId, params.agentId));
  route(server, endpoints.executions, async ({ member, params }) => {
    const kept = await listRunsOfDeletedAgent(context, member.tenantId, params.agentId);
    return kept.length > 0 ? kept.map(inShort) : listRuns(context.db, member.tenantId, params.agentId);
  });
  route(server, endpoints.deleteAgent, ({ member, params }) => deleteAgent(context, member, params.agentId));
  route(server, endpoints.agentAction, async ({ member, params, request }) => {
    const action = agentActions.find((known) => known === params.action);
    if (!action)
      throw new Refusal('missing', `There is no call ${request.method} ${request.url.split('?', 1)[0] ?? ''}`);
    await carryOutAgentAction(context, member.tenantId, params.agentId, action, member.name);
    return readState(context, member.tenantId, params.agentId);
  });
  route(server, endpoints.configureAgent, async ({ member, params, body, request }) => {
    refuseOddSettings(request);
    await configureAgent(context, member.tenantId, params.agentId, body, member.name);
    return readState(context, member.tenantId, params.agentId);
  });
  route(server, endpoints.setSchedule, ({ member, params, body }) =>
    setSchedule(context, member, params.agentId, body),
  );
}

async function readState(
  { db }: Context,
  tenantId: string,
  key: string,
): Promise<AnswerOf<typeof endpoints.agentAction>> {
  const { id, name, status, configurationVersion } = await findAgentRow(db, tenantId, key);
  return { id, name, status, configurationVersion };
}

/** A run as lists tell it. */
const inShort = (run: AnswerOf<typeof endpoints.run>): AnswerOf<typeof endpoints.executions>[number] =>
  Object.fromEntries(Object.entries(run).filter(([field]) => field in runEntry.entries));

/** Checks the raw body, because parsing turns a list into an object with the names 0, 1, 2. */
function refuseOddSettings({ body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null || !('customSettings' in body)) return;
  const problem = configurationProblem('customSettings', body.customSettings);
  if (problem) throw new Refusal('invalid', problem, { fields: { customSettings: problem } });
}
