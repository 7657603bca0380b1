import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Program } from '../tenants/Program.ts';
import { calendar } from './calendar/calendar.ts';
import { contacts } from './contacts/contacts.ts';
import { custom } from './custom/custom.ts';
import { email } from './email/email.ts';
import { leadGeneration } from './leadGeneration/leadGeneration.ts';
import { mapsScraper } from './mapsScraper/mapsScraper.ts';
import { orchestrator } from './orchestrator/orchestrator.ts';
import { research } from './research/research.ts';

/** The program of each of the seven agents, in the order in which it is told what they found. */
const bySlug: Record<AgentSlug, Program> = {
  'lead-generation': leadGeneration,
  'maps-scraper': mapsScraper,
  email,
  research,
  calendar,
  contacts,
  orchestrator,
};

/** Every program: of the seven, and of the agents that members create. */
export const programs: readonly Program[] = [...Object.values(bySlug), custom];

/** The program of an agent, by its list type. */
export function programOf(listType: string): Program {
  const entry = agentTable.find((agent) => agent.listType === listType);
  return entry ? bySlug[entry.slug] : custom;
}
