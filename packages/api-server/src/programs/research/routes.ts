import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { carryOutAgentAction } from '../../agents/carryOutAgentAction.ts';
import { ConnectionTests } from '../../connections/ConnectionTests.ts';
import { readAgentPage } from '../../agents/pages/readAgentPage.ts';
import { listResearchSources, listResearchTasks } from './researchTasks.ts';
import { savePrompt } from './savePrompt.ts';
import { startResearch } from './startResearch.ts';
import { testResearch } from './testResearch.ts';

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
    startResearch(context, member.tenantId, body, { trigger: 'member', startedBy: member.name }),
  );
  route(server, endpoints.toggleResearch, async ({ member, body }) => {
    await carryOutAgentAction(context, member.tenantId, 'research', body.active ? 'start' : 'stop', member.name);
    return readAgentPage(context, member.tenantId, 'research');
  });
  route(server, endpoints.testResearch, ({ member }) => testResearch(context, tests, member.tenantId));
}
