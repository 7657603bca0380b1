import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { calendarPage } from '../services/pages/calendarPage.ts';
import { contactsPage } from '../services/pages/contactsPage.ts';
import { emailPage } from '../services/pages/emailPage.ts';
import { leadGenerationPage } from '../services/pages/leadGenerationPage.ts';
import { mapsScraperPage } from '../services/pages/mapsScraperPage.ts';
import { orchestratorPage } from '../services/pages/orchestratorPage.ts';
import { addLead, addTemplate, composeEmail, scheduleEvent } from '../services/records/addRecord.ts';
import { addWorkflow } from '../services/workflows/addWorkflow.ts';

/** The agents' own pages but that of research: what they show, and the records that members add. */
export function pageRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.leadGenerationStatus, ({ member }) => leadGenerationPage(context, member.tenantId));
  route(server, endpoints.emailStatus, ({ member }) => emailPage(context, member.tenantId));
  route(server, endpoints.calendarStatus, ({ member }) => calendarPage(context, member.tenantId));
  route(server, endpoints.mapsScraperStatus, ({ member }) => mapsScraperPage(context, member.tenantId));
  route(server, endpoints.contactsStatus, ({ member }) => contactsPage(context, member.tenantId));
  route(server, endpoints.orchestratorStatus, ({ member }) => orchestratorPage(context, member.tenantId));
  route(server, endpoints.addLead, ({ member, body }) => addLead(context, member, body));
  route(server, endpoints.composeEmail, ({ member, body }) => composeEmail(context, member, body));
  route(server, endpoints.addTemplate, ({ member, body }) => addTemplate(context, member, body));
  route(server, endpoints.scheduleEvent, ({ member, body }) => scheduleEvent(context, member, body));
  route(server, endpoints.addWorkflow, ({ member, body }) => addWorkflow(context, member.tenantId, body));
}
