import { agentOf } from '../agents/all.ts';
import type { SpecialDataAnswer } from '../agentDetail.ts';
import type { AgentSlug } from '../agentTable.ts';
import { samples } from './all.ts';

/**
 * Records for the 'Specialized' tab, the same as on the agent's own page; undefined for agents without that tab.
 * `today`: fields of the page's sample that replace those of `now`.
 */
export function sampleSpecialData(now: Date, slug: AgentSlug, today = {}): SpecialDataAnswer | undefined {
  const { special } = agentOf(slug);
  if (!special) return undefined;
  const { status: statusOf, records } = samples[slug];
  const status = { ...statusOf(now), ...records?.(now), ...today } as Readonly<Record<string, unknown[]>>;
  return special.tell(status[special.collection] ?? []);
}
