import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { calendar } from './calendar/calendar.ts';
import { contacts } from './contacts/contacts.ts';
import { email } from './email/email.ts';
import { leadGeneration } from './leadGeneration/leadGeneration.ts';
import { mapsScraper } from './mapsScraper/mapsScraper.ts';
import { orchestrator } from './orchestrator/orchestrator.ts';
import type { Program } from '../runs/Program.ts';
import { research } from './research/research.ts';

/** The program of each of the seven agents. */
const programs: Record<AgentSlug, Program> = {
  research,
  orchestrator,
  'maps-scraper': mapsScraper,
  contacts,
  calendar,
  email,
  'lead-generation': leadGeneration,
};

/** Loaded when first wanted: it brings what talks to models. */
const custom: Program = async (context, run) => (await import('./custom/custom.ts')).custom(context, run);

/** The program of an agent, by its list type. */
export function programOf(listType: string): Program {
  const entry = agentTable.find((agent) => agent.listType === listType);
  return entry ? programs[entry.slug] : custom;
}
