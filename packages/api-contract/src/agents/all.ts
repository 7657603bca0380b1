import type { SpecialDataAnswer } from '../agents.ts';
import type { AgentSlug } from '../agentTable.ts';
import type { Endpoint } from '../endpoints/Endpoint.ts';
import { calendarAgent, calendarApi } from './calendar.ts';
import { contactsAgent, contactsApi } from './contacts.ts';
import type { Collection } from './defineAgent.ts';
import { emailAgent, emailApi } from './email.ts';
import { leadGenerationAgent, leadGenerationApi } from './leadGeneration.ts';
import { mapsScraperAgent, mapsScraperApi } from './mapsScraper.ts';
import { orchestratorAgent, orchestratorApi } from './orchestrator.ts';
import type { Made, Making, Page } from './page.ts';
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

/** An agent whichever it is, for code that treats all of them alike: records and bodies are what its own schemas say. */
export interface AnyAgent {
  readonly slug: AgentSlug;
  readonly read: Endpoint;
  readonly add: Readonly<Record<string, Endpoint>>;
  readonly calls: Readonly<Record<string, Endpoint>>;
  readonly records: Readonly<Record<string, Collection>>;
  readonly figures: string;
  readonly page: (input: object) => Page<Readonly<Record<string, unknown>>>;
  readonly make?: Readonly<Record<string, (given: unknown, making: Making) => Made<{ id: string }>>>;
  readonly special?: {
    readonly collection: string;
    readonly tell: (records: readonly unknown[]) => SpecialDataAnswer;
  };
}

/** One of the agents, as all of them are. */
export const agentOf = (slug: AgentSlug): AnyAgent => agents[slug] as unknown as AnyAgent;

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
