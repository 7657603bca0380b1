import { agents } from '@switchboard/api-contract/agents/all';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { configurationProblem } from '@switchboard/api-contract/configurationProblem';
import { Refusal } from './Refusal.ts';

type Settings = Record<string, unknown>;

const slugOf = (key: string | undefined) => agentSlugs.find((slug) => slug === key);
const secretsOf = (key: string | undefined): readonly string[] => {
  const slug = slugOf(key);
  return slug ? agents[slug].secrets : [];
};

/** Refuses settings that the contract of one of the seven does not accept. */
export function checkSettings(key: string | undefined, settings: Settings | undefined): void {
  const slug = slugOf(key);
  if (!settings || !slug) return;
  const found = Object.entries<string | undefined>(agents[slug].settings.problems(settings)).map(
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

/** Settings with the stored secrets, where the new ones are blank. */
export const keepSecrets = (
  slug: string | undefined,
  kept: Settings | undefined,
  settings: Settings | undefined,
): Settings | undefined =>
  settings && {
    ...settings,
    ...Object.fromEntries(
      storedSecrets(slug, kept)
        .filter((name) => !settings[name])
        .map((name) => [name, kept?.[name]]),
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
