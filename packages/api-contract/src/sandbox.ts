import * as v from 'valibot';
import type { AgentSlug } from './agentTable.ts';

/**
 * The keys that a connection to the sandbox can have, each with a sentence for those who choose one. All but the first
 * make calls go wrong.
 */
export const sandboxKeys = [
  { id: 'sandbox', text: 'Works as the service documents.' },
  { id: 'sandbox-wrong', text: 'Is refused as a wrong key.' },
  { id: 'sandbox-no-permission', text: 'Is a right key that allows none of the calls.' },
  { id: 'sandbox-rate-limited', text: 'Has made too many requests; the answer says when to come back.' },
  { id: 'sandbox-slow', text: 'Works, but each answer takes three seconds.' },
  { id: 'sandbox-silent', text: 'Never gets an answer.' },
  { id: 'sandbox-down', text: 'Finds the service down: 503 from its gateway.' },
  { id: 'sandbox-nonsense', text: 'Gets 200 with a body that no client can read.' },
  { id: 'sandbox-no-credit', text: 'Belongs to an account whose credit or plan is used up.' },
] as const;
export type SandboxKey = (typeof sandboxKeys)[number]['id'];

/** Whether a secret means the sandbox, where that is allowed. Elsewhere it is an ordinary, wrong key. */
export const isSandboxSecret = (secret: string): boolean => secret === 'sandbox' || secret.startsWith('sandbox-');

/**
 * Criteria with which an agent finds something in the sandbox, and less than it may find on a day. They are filled in
 * where a member has set none.
 */
export const sandboxCriteria = {
  'lead-generation': {
    targetIndustries: ['logistics'],
    locations: ['Poland'],
    companySize: ['51–200'],
    searchKeywords: ['transport'],
  },
  'maps-scraper': { categories: ['restaurants'], locations: ['Leipzig'] },
} as const satisfies Partial<Record<AgentSlug, Readonly<Record<string, readonly string[]>>>>;

/** The criteria that the settings of an agent lack, by the names of the settings. */
export function missingCriteria(
  slug: keyof typeof sandboxCriteria,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[]>> {
  const isEmpty = (name: string) => !Array.isArray(settings[name]) || settings[name].length === 0;
  // The keyword is one of that industry.
  return Object.fromEntries(
    Object.entries(sandboxCriteria[slug]).filter(
      ([name]) => isEmpty(name) && (name !== 'searchKeywords' || isEmpty('targetIndustries')),
    ),
  );
}

/** Answer of `POST /api/sandbox/connect`: the services that it connected, and the settings that it filled in. */
export const sandboxConnected = v.object({
  connected: v.array(v.string()),
  filled: v.array(v.object({ agentId: v.string(), settings: v.array(v.string()) })),
});

/** Answer of `DELETE /api/sandbox/records`. */
export const sandboxRecordsDeleted = v.object({ deleted: v.number() });
