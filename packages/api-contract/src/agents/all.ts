import type * as v from 'valibot';
import type { SpecialDataAnswer } from '../agentDetail.ts';
import type { AgentSlug } from '../agentTable.ts';
import type { Endpoint } from '../endpoints/Endpoint.ts';
import { calendarAgent } from './calendar.ts';
import { calendarApi } from './calendarApi.ts';
import { contactsAgent, contactsApi } from './contacts.ts';
import type { Collection } from './defineAgent.ts';
import { emailAgent } from './email.ts';
import { emailApi } from './emailApi.ts';
import { leadGenerationAgent, leadGenerationApi } from './leadGeneration.ts';
import { mapsScraperAgent, mapsScraperApi } from './mapsScraper.ts';
import { orchestratorAgent, orchestratorApi } from './orchestrator.ts';
import type { SettingsContract } from '../settings.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';
import type { NewRecord, RecordOrigin, AgentPage } from './agentPage.ts';
import type { RunPreviewAnswer } from '../runs/preview.ts';
import { researchAgent, researchApi } from './research.ts';

/**
 * The seven agents in full, for code that needs all of them: the server, the mocks and the table of all calls. A page
 * of the app imports only its own agent.
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

/** A call whose request and response only the agent's own definition knows. */
interface AnyCall extends Endpoint<v.GenericSchema | undefined, v.GenericSchema<object>> {
  readonly signedIn: true;
}

/** Any of the agents, for code that treats all alike. Records and bodies are typed only by its own schemas. */
export interface AnyAgent {
  readonly slug: AgentSlug;
  readonly read: AnyCall;
  readonly add: Readonly<Record<string, AnyCall>>;
  readonly calls: Readonly<Record<string, Endpoint>>;
  readonly records: Readonly<Record<string, Collection>>;
  readonly figures: string;
  readonly settings: SettingsContract<Readonly<Record<string, unknown>>>;
  readonly needs: readonly ServiceNeed[];
  readonly lacks?: (settings: object) => readonly MissingSetting[];
  /** The settings that decide what a run looks for: a change of them is shown before the next run. */
  readonly criteria?: readonly string[];
  /** What the next run will take; `left`: how much of today's limit is. */
  readonly preview?: (settings: object, left?: number) => Pick<RunPreviewAnswer, 'criteria' | 'takes' | 'note'>;
  readonly describeAgentPage: (input: object) => AgentPage<Readonly<Record<string, unknown>>>;
  readonly buildRecord?: Readonly<Record<string, (given: unknown, origin: RecordOrigin) => NewRecord<{ id: string }>>>;
  readonly special?: {
    readonly collection: string;
    readonly describe: (records: readonly unknown[]) => SpecialDataAnswer;
  };
}

/** One of the agents, in the general type. */
export const agentOf = (slug: AgentSlug): AnyAgent => agents[slug] as unknown as AnyAgent;

type Definitions = typeof agents;
type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (merged: infer All) => void
  ? All
  : never;

/** The calls of all agents, by their names in the table of all endpoints. */
export const agentCalls = Object.assign({}, ...Object.values(agents).map(({ calls }) => calls)) as Merged<
  Definitions[AgentSlug]['calls']
>;

type RecordsOfAll = Merged<Definitions[AgentSlug]['records']>;

/** Each collection by its name, which is unique across agents. */
export const collectionOf: Readonly<Record<string, Collection>> = Object.assign(
  {},
  ...Object.values(agents).map(({ records }) => records),
);

/** The schema of each collection's records. Names are unique across agents. */
export const recordSchemas = Object.fromEntries(
  Object.values(agents).flatMap(({ records }) =>
    Object.entries<{ record: unknown }>(records).map(([name, { record }]) => [name, record]),
  ),
) as { readonly [K in keyof RecordsOfAll]: RecordsOfAll[K] extends { record: infer Schema } ? Schema : never };
