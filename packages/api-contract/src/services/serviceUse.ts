import { agentTable, type AgentSlug } from '../agentTable.ts';
import type { ServiceId } from '../catalogue.ts';
import { modelServices } from './models.ts';
import { searchServices } from './search.ts';

/**
 * The services that runs of each of the seven call, whether they need them or only do more with them. A test runs every
 * agent with each of them, and compares.
 */
export const serviceUse: Readonly<Record<AgentSlug, readonly ServiceId[]>> = {
  research: [...searchServices, ...modelServices],
  orchestrator: modelServices,
  'maps-scraper': ['serper', 'google'],
  contacts: ['google', 'gmail', 'google-calendar'],
  calendar: ['google-calendar'],
  email: ['gmail', ...modelServices],
  'lead-generation': ['apollo', 'google', 'gmail', 'google-calendar'],
};

/** The services that the assistant reads for a member, where they are connected. */
export const assistantReads = ['stripe', 'github'] as const satisfies readonly ServiceId[];
export type AssistantRead = (typeof assistantReads)[number];

/** The assistant among the users of a service, if it is one. */
export const assistantAmongCallers = (serviceId: string): string[] =>
  assistantReads.some((id) => id === serviceId) ? ['Assistant'] : [];

/** The names of those that call a service, of the seven and the assistant. */
export const callersOf = (serviceId: string): string[] => [
  ...agentTable.filter(({ slug }) => serviceUse[slug].some((id) => id === serviceId)).map(({ name }) => name),
  ...assistantAmongCallers(serviceId),
];

/** Whether runs of an agent of that type can ask a language model; of types that are not known, they can. */
export function usesModel(type: string): boolean {
  const entry = agentTable.find(({ listType }) => listType === type);
  return entry === undefined || serviceUse[entry.slug].some((id) => modelServices.some((model) => model === id));
}
