import { agents } from '@switchboard/api-contract/agents/all';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { configurationProblem } from '@switchboard/api-contract/configurationProblem';
import { Refusal } from './Refusal.ts';

type Settings = Record<string, unknown>;

/** A slug, if it is one of the seven agents'. An agent that a member created has none. */
const knownSlug = (slug: string | undefined) => agentSlugs.find((known) => known === slug);
const secretsOf = (slug: string | undefined): readonly string[] => {
  const known = knownSlug(slug);
  return known ? agents[known].secrets : [];
};

/** Refuses settings of one of the seven agents that its contract does not accept. */
export function checkSettings(slug: string | undefined, settings: Settings | undefined): void {
  const known = knownSlug(slug);
  if (!settings || !known) return;
  const found = Object.entries<string | undefined>(agents[known].settings.problems(settings)).map(
    ([name, message]) => [`customSettings.${name}`, message ?? ''] as const,
  );
  const [first] = found;
  if (first) throw new Refusal(422, `${first[0]}: ${first[1]}`, { fields: Object.fromEntries(found) });
}

/** Refuses custom settings that parsing would silently change: a list would become an object with the names 0, 1, 2. */
export function refuseOddSettings(sent: unknown): void {
  if (typeof sent !== 'object' || sent === null || !('customSettings' in sent)) return;
  const problem = configurationProblem('customSettings', sent.customSettings);
  if (problem) throw new Refusal(422, problem, { fields: { customSettings: problem } });
}

/** Names of the secret settings that have a value. */
export const storedSecrets = (slug: string | undefined, settings: Settings | undefined): string[] =>
  secretsOf(slug).filter((name) => settings?.[name]);

/** New settings; a secret that is blank in them keeps its stored value. */
export const keepSecrets = (
  slug: string | undefined,
  stored: Settings | undefined,
  settings: Settings | undefined,
): Settings | undefined =>
  settings && {
    ...settings,
    ...Object.fromEntries(
      storedSecrets(slug, stored)
        .filter((name) => !settings[name])
        .map((name) => [name, stored?.[name]]),
    ),
  };

/** Settings that are safe to send: the secret ones are blank. */
export const withoutSecrets = (slug: string | undefined, settings: Settings = {}): Settings => ({
  ...settings,
  ...Object.fromEntries(
    secretsOf(slug)
      .filter((name) => name in settings)
      .map((name) => [name, '']),
  ),
});
