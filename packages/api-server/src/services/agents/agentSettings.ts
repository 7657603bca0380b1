import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { calendarSettings } from '@switchboard/api-contract/records/calendar';
import { contactsSettings } from '@switchboard/api-contract/records/contacts';
import { emailSettings } from '@switchboard/api-contract/records/email';
import { leadGenerationSettings } from '@switchboard/api-contract/records/leadGeneration';
import { mapsScraperSettings } from '@switchboard/api-contract/records/mapsScraper';
import { orchestratorSettings } from '@switchboard/api-contract/records/orchestrator';
import { researchSettings } from '@switchboard/api-contract/records/research';

/** What the server checks in an agent's `customSettings`, and which of its keys are sealed and never sent back. */
export interface AgentSettings {
  readonly problems: (values: Record<string, unknown>) => Partial<Record<string, string>>;
  readonly secretKeys: readonly string[];
}

/** The settings of the seven. */
export const agentSettings = {
  research: { problems: researchSettings.problems, secretKeys: [] },
  orchestrator: { problems: orchestratorSettings.problems, secretKeys: [] },
  'maps-scraper': { problems: mapsScraperSettings.problems, secretKeys: [] },
  contacts: { problems: contactsSettings.problems, secretKeys: [] },
  calendar: { problems: calendarSettings.problems, secretKeys: [] },
  email: { problems: emailSettings.problems, secretKeys: [] },
  'lead-generation': { problems: leadGenerationSettings.problems, secretKeys: ['apolloApiKey'] },
} as const satisfies Record<AgentSlug, AgentSettings>;
