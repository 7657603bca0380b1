import { findService } from '@switchboard/api-contract/catalogue';
import type { RunStep } from '@switchboard/api-contract/runs/run';
import { unitsInWords } from '../../../blocks/runs/StepTimeline/StepTimeline.tsx';
import { count } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';

/** What a run used of one service or model. */
export interface Usage {
  readonly of: string;
  /** '66 credits', '508 tokens', '3 calls'. */
  readonly used: string;
}

/** What the steps used, by service and by model, in the order of their first use. */
export function usageOf(steps: readonly RunStep[]): Usage[] {
  const sums = new Map<string, { of: string; unit: string; sum: number }>();
  const add = (of: string, unit: string, amount: number) => {
    const key = JSON.stringify([of, unit]);
    sums.set(key, { of, unit, sum: (sums.get(key)?.sum ?? 0) + amount });
  };
  for (const { kind, service, model, units, unit = '', tokensIn, tokensOut } of steps) {
    const name = clip(model?.trim() || findService(service ?? '')?.name || service?.trim() || '', 60);
    if (!name) continue;
    if (tokensIn !== undefined || tokensOut !== undefined) add(name, 'tokens', (tokensIn ?? 0) + (tokensOut ?? 0));
    else if (units !== undefined) add(name, unit, units);
    else if (kind === 'call' || kind === 'model') add(name, 'calls', 1);
  }
  const counted = [...sums.values()];
  // Calls are told only of what counts nothing else.
  return counted
    .filter(({ of, unit }) => unit !== 'calls' || !counted.some((other) => other.of === of && other.unit !== 'calls'))
    .map(({ of, unit, sum }) => ({ of, used: unit === 'tokens' ? `${count(sum)} tokens` : unitsInWords(sum, unit) }));
}
