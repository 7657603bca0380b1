import { limits } from '@switchboard/api-contract/limits';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { plainText } from '../outside/plainText.ts';

/** A step as a model proposed it. */
interface GivenStep {
  readonly agent: string;
  readonly task: string;
  readonly after: readonly number[];
}

/** What of a model's answer can be used: known agents, not too many steps, none that waits for a later one. */
export function usableSteps<A extends { readonly id: string; readonly name: string }>(
  { steps }: { readonly steps: readonly GivenStep[] },
  agents: readonly A[],
) {
  const left: Fact[] = [];
  const kept: { readonly agent: A; readonly task: string; readonly after: readonly number[] }[] = [];
  /** The new number of each kept step by its old one. */
  const numbers = new Map<number, number>();
  for (const [index, { agent: key, task: given, after }] of steps.entries()) {
    const task = plainText(given, limits.text.line);
    const named = key.trim().toLowerCase();
    const agent = agents.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === named));
    if (!agent) left.push({ kind: 'planAgentUnknown', args: { agent: plainText(key, 60), task } });
    if (!agent || task === '') continue;
    if (kept.length === limits.workflow.steps) {
      left.push({ kind: 'planTooLong', args: { most: limits.workflow.steps } });
      break;
    }
    const earlier = after.flatMap((number) => numbers.get(number) ?? []);
    if (after.some((number) => number > index)) left.push({ kind: 'planOrderMended', args: { task } });
    numbers.set(index + 1, kept.push({ agent, task, after: [...new Set(earlier)] }));
  }
  return { steps: kept, left };
}
