import type { AgentSlug } from '../agentTable.ts';
import { calendarAgent, calendarApi } from './calendar.ts';
import { contactsAgent, contactsApi } from './contacts.ts';
import { emailAgent, emailApi } from './email.ts';
import { leadGenerationAgent, leadGenerationApi } from './leadGeneration.ts';
import { mapsScraperAgent, mapsScraperApi } from './mapsScraper.ts';
import { orchestratorAgent, orchestratorApi } from './orchestrator.ts';
import { researchAgent, researchApi } from './research.ts';

/**
 * The seven agents in full. For what reads all of them: the server, the mocks, the table of all calls; a page of the
 * app imports its own alone.
 */
export const agents = {
  research: { ...researchAgent, ...researchApi },
  orchestrator: { ...orchestratorAgent, ...orchestratorApi },
  'maps-scraper': { ...mapsScraperAgent, ...mapsScraperApi },
  contacts: { ...contactsAgent, ...contactsApi },
  calendar: { ...calendarAgent, ...calendarApi },
  email: { ...emailAgent, ...emailApi },
  'lead-generation': { ...leadGenerationAgent, ...leadGenerationApi },
} as const satisfies Record<AgentSlug, object>;

type Definitions = typeof agents;
type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (merged: infer All) => void
  ? All
  : never;

/** The calls of all agents, by the names that they have in the table of all endpoints. */
export const agentCalls = Object.assign({}, ...Object.values(agents).map(({ calls }) => calls)) as Merged<
  Definitions[AgentSlug]['calls']
>;

type RecordsOfAll = Merged<Definitions[AgentSlug]['records']>;

/** The schema of each collection's records; no two agents have one of the same name. */
export const recordSchemas = Object.fromEntries(
  Object.values(agents).flatMap(({ records }) =>
    Object.entries<{ record: unknown }>(records).map(([name, { record }]) => [name, record]),
  ),
) as { readonly [K in keyof RecordsOfAll]: RecordsOfAll[K] extends { record: infer Schema } ? Schema : never };
