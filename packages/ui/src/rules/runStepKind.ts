import { ArrowLeftRight, CircleDot, Cpu, ListPlus, Split } from 'lucide-react';
import { entryOf, type IconAndTone } from './lookup.ts';

/** Kinds of steps of a run. */
export const runStepKindRules = {
  call: { icon: ArrowLeftRight, tone: 'neutral' },
  model: { icon: Cpu, tone: 'neutral' },
  decision: { icon: Split, tone: 'neutral' },
  write: { icon: ListPlus, tone: 'positive' },
} as const satisfies Record<string, IconAndTone>;

/** Icon and tone of a step; an unknown kind is a dot, a failed step critical. */
export function runStepKind(kind: string | undefined, failed = false): IconAndTone {
  const rule = entryOf<IconAndTone>(runStepKindRules, kind) ?? { icon: CircleDot, tone: 'neutral' };
  return failed ? { ...rule, tone: 'critical' } : rule;
}
