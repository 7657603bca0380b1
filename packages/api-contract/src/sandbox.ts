import * as v from 'valibot';
import type { AgentSlug } from './agentTable.ts';

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
