import type { AgentSlug } from './agentTable.ts';
import { agentEndpoints } from './endpoints/agents.ts';
import { assistantEndpoints } from './endpoints/assistant.ts';
import { calendarEndpoints } from './endpoints/calendar.ts';
import { connectionEndpoints } from './endpoints/connections.ts';
import { contactsEndpoints } from './endpoints/contacts.ts';
import { emailEndpoints } from './endpoints/email.ts';
import { leadGenerationEndpoints } from './endpoints/leadGeneration.ts';
import { mapsScraperEndpoints } from './endpoints/mapsScraper.ts';
import { orchestratorEndpoints } from './endpoints/orchestrator.ts';
import { researchEndpoints } from './endpoints/research.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import type { Endpoint } from './endpoints/Endpoint.ts';

export { pathTo } from './endpoints/Endpoint.ts';
export { pathsOf } from './endpoints/pathsOf.ts';
export type { AnswerOf, Endpoint, PathValues, RequestOf, ResponseOf } from './endpoints/Endpoint.ts';

/**
 * Every call of the API: the server's routes, the mocks, the conformance suite and OpenAPI read this table. Pages of
 * the app import their area's part alone.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...agentEndpoints,
  ...connectionEndpoints,
  ...assistantEndpoints,
  ...researchEndpoints,
  ...leadGenerationEndpoints,
  ...emailEndpoints,
  ...calendarEndpoints,
  ...mapsScraperEndpoints,
  ...contactsEndpoints,
  ...orchestratorEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The status call of each of the seven agents. */
export const statusEndpoints = {
  research: endpoints.researchStatus,
  orchestrator: endpoints.orchestratorStatus,
  'maps-scraper': endpoints.mapsScraperStatus,
  contacts: endpoints.contactsStatus,
  calendar: endpoints.calendarStatus,
  email: endpoints.emailStatus,
  'lead-generation': endpoints.leadGenerationStatus,
} as const satisfies Record<AgentSlug, Endpoint>;
