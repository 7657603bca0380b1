import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { configurationProblem } from '@switchboard/api-contract/configuration';
import { calendarSettings } from '@switchboard/api-contract/records/calendar';
import { contactsSettings } from '@switchboard/api-contract/records/contacts';
import { emailSettings } from '@switchboard/api-contract/records/email';
import { leadGenerationSettings } from '@switchboard/api-contract/records/leadGeneration';
import { mapsScraperSettings } from '@switchboard/api-contract/records/mapsScraper';
import { orchestratorSettings } from '@switchboard/api-contract/records/orchestrator';
import { researchSettings } from '@switchboard/api-contract/records/research';
import { Refusal } from './Refusal.ts';

type Settings = Record<string, unknown>;

const problemsOf: Record<AgentSlug, (values: Settings) => Partial<Record<string, string>>> = {
  research: researchSettings.problems,
  orchestrator: orchestratorSettings.problems,
  'maps-scraper': mapsScraperSettings.problems,
  contacts: contactsSettings.problems,
  calendar: calendarSettings.problems,
  email: emailSettings.problems,
  'lead-generation': leadGenerationSettings.problems,
};

const isSlug = (slug: string | undefined): slug is AgentSlug => slug !== undefined && Object.hasOwn(problemsOf, slug);

/** Refuses settings of one of the seven that its contract does not take. */
export function checkSettings(slug: string | undefined, settings: Settings | undefined): void {
  if (!settings || !isSlug(slug)) return;
  const found = Object.entries(problemsOf[slug](settings)).map(
    ([key, message]) => [`customSettings.${key}`, message ?? ''] as const,
  );
  const [first] = found;
  if (first) throw new Refusal(422, `${first[0]}: ${first[1]}`, Object.fromEntries(found));
}

/** Refuses custom settings that parsing would quietly change: a list would become an object with the names 0, 1, 2. */
export function refuseOddSettings(sent: unknown): void {
  if (typeof sent !== 'object' || sent === null || !('customSettings' in sent)) return;
  const problem = configurationProblem('customSettings', sent.customSettings);
  if (problem) throw new Refusal(422, problem, { customSettings: problem });
}

/** Names of the secret settings that hold a value. */
export const storedSecrets = (slug: string | undefined, settings: Settings | undefined): string[] =>
  slug === 'lead-generation' && settings?.['apolloApiKey'] ? ['apolloApiKey'] : [];

/** Settings with the secret that was kept, where a new one is left blank. */
export const keepSecrets = (
  slug: string | undefined,
  kept: Settings | undefined,
  settings: Settings | undefined,
): Settings | undefined =>
  settings && storedSecrets(slug, settings).length === 0 && storedSecrets(slug, kept).length > 0
    ? { ...settings, apolloApiKey: kept?.['apolloApiKey'] }
    : settings;

/** Settings as they may be sent: the secret one is blank. */
export function withoutSecrets(slug: string | undefined, settings: Settings | undefined): Settings {
  return slug === 'lead-generation' && settings && 'apolloApiKey' in settings
    ? { ...settings, apolloApiKey: '' }
    : (settings ?? {});
}
