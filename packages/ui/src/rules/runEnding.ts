import type { RunEnding, RunEntry } from '@switchboard/api-contract/runs/run';
import { entryOf } from './lookup.ts';

/** What cut a run short, in words. */
export const runEndingRules = {
  member: 'Cancelled',
  budget: 'Stopped at the budget',
  dailyLimit: 'Daily limit reached',
  shutdown: 'Ended with the server',
} as const satisfies Record<RunEnding, string>;

/** 'Cancelled by Ada Brandt'. An unknown ending keeps its own text; undefined if nothing cut the run short. */
export function runEnding({ endedBy, endedByName }: Pick<RunEntry, 'endedBy' | 'endedByName'>): string | undefined {
  const word = endedBy?.trim();
  if (!word) return undefined;
  const name = endedByName?.trim();
  const words = entryOf(runEndingRules, word) ?? word;
  return word === 'member' && name ? `${words} by ${name}` : words;
}
