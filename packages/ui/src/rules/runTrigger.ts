import type { RunEntry, RunTrigger } from '@switchboard/api-contract/runs/run';

type TriggerWords = (name: string | undefined) => string;

/** Who or what began a run, by its trigger. */
export const runTriggerRules = {
  member: (name) => name ?? 'a member',
  schedule: () => 'schedule',
  workflow: (name) => (name === undefined ? 'a workflow' : `workflow ${name}`),
  assistant: () => 'assistant',
  retry: (name) => (name === undefined ? 'retry' : `retry by ${name}`),
} as const satisfies Record<RunTrigger, TriggerWords>;

/**
 * Who or what began a run, for 'Started by …': 'Ada Brandt', 'schedule', 'workflow Poland outreach'. An unknown trigger
 * keeps its own text; undefined if nothing is known.
 */
export function runTrigger({ trigger, startedBy }: Pick<RunEntry, 'trigger' | 'startedBy'>): string | undefined {
  const word = trigger?.trim() || undefined;
  const name = startedBy?.trim() || undefined;
  if (word === undefined) return name;
  return Object.hasOwn(runTriggerRules, word) ? runTriggerRules[word as RunTrigger](name) : word;
}
