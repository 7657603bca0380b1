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

/** The names of those of the seven that call a service. */
export const usersOf = (serviceId: string): string[] =>
  agentTable.filter(({ slug }) => serviceUse[slug].some((id) => id === serviceId)).map(({ name }) => name);
