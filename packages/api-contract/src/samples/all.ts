import type { AgentSlug } from '../agentTable.ts';
import type { AgentSample } from './AgentSample.ts';
import { sample as calendar } from './calendar.ts';
import { sample as contacts } from './contacts.ts';
import { sample as email } from './email.ts';
import { sample as leadGeneration } from './leadGeneration.ts';
import { sample as mapsScraper } from './mapsScraper.ts';
import { sample as orchestrator } from './orchestrator.ts';
import { sample as research } from './research.ts';

/** The samples of the seven agents. */
export const samples: Readonly<Record<AgentSlug, AgentSample>> = {
  research,
  orchestrator,
  'maps-scraper': mapsScraper,
  contacts,
  calendar,
  email,
  'lead-generation': leadGeneration,
};
