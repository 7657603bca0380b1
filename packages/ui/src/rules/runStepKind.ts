import { ArrowLeftRight, CircleDot, Cpu, ListPlus, Split } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { Tone } from '../theme/tokens.ts';

/** The icon and tone of a step. */
export interface RunStepRule {
  readonly icon: IconType;
  readonly tone: Tone;
}

/** Kinds of steps of a run. */
export const runStepKindRules = {
  call: { icon: ArrowLeftRight, tone: 'neutral' },
  model: { icon: Cpu, tone: 'neutral' },
  decision: { icon: Split, tone: 'neutral' },
  write: { icon: ListPlus, tone: 'positive' },
} as const satisfies Record<string, RunStepRule>;

const other: RunStepRule = { icon: CircleDot, tone: 'neutral' };

/** Icon and tone of a step; an unknown kind is a dot, a failed step critical. */
export function runStepKind(kind: string | undefined, failed = false): RunStepRule {
  const rule =
    kind !== undefined && Object.hasOwn(runStepKindRules, kind)
      ? runStepKindRules[kind as keyof typeof runStepKindRules]
      : other;
  return failed ? { ...rule, tone: 'critical' } : rule;
}
