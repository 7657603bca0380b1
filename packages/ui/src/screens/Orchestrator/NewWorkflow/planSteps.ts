import { newWorkflow, type NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import type { WorkflowPlan } from '@switchboard/api-contract/agents/workflowPlan';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { noProblems, problemsOf, type Problems } from '../../../blocks/forms/problemsOf.ts';
import { refusedFields, type Outcome } from '../../../format/outcome.ts';

/** A step in the form. `reads`: the criteria that its agent makes of the task. `problem`: why it can't run as it stands. */
export interface DraftStep {
  readonly agent: string;
  readonly task: string;
  /** Numbers of the steps that it waits for, from 1; missing: the step before it. */
  readonly after?: readonly number[];
  readonly reads?: readonly string[];
  readonly problem?: string;
}

/** The form of a new workflow. */
export interface WorkflowDraft {
  readonly goal: string;
  readonly name: string;
  readonly description: string;
  readonly steps: readonly DraftStep[];
}

/** The body that starts it; the goal was only for planning. */
export const bodyOf = ({ name, description, steps }: WorkflowDraft): NewWorkflow => ({
  name,
  description,
  steps: steps.map(({ agent, task, after }) => ({ agent, task, ...(after && { after: [...after] }) })),
});

/** The problems of the form, found before anything is sent. */
export const problemsOfDraft = (draft: WorkflowDraft): Problems => problemsOf(newWorkflow, bodyOf(draft)) ?? noProblems;

/** The steps of a plan, as the form has them. */
export const stepsOfPlan = ({ steps }: WorkflowPlan): DraftStep[] =>
  steps.items.map(({ agent, task, after, reads, problem }) => ({
    agent,
    task,
    after,
    ...(reads.length > 0 && { reads }),
    ...(problem !== undefined && { problem: wordsOf(problem) }),
  }));

/** Moves a step to another place (undefined: removes it). Steps go on waiting for the same ones, where these are before. */
export function moveStep(steps: readonly DraftStep[], from: number, to: number | undefined): DraftStep[] {
  const order = steps.map((_, index) => index).filter((index) => index !== from);
  if (to !== undefined) order.splice(to, 0, from);
  return order.flatMap((old, index) => {
    const step = steps[old];
    if (!step) return [];
    const after = waitsFor(step, old).flatMap((number) => {
      const place = order.indexOf(number - 1);
      return place >= 0 && place < index ? [place + 1] : [];
    });
    return [{ ...step, after: after.toSorted((one, other) => one - other) }];
  });
}

/**
 * What the server says about single steps, by index, and the refusal without it: each is said beside its step, so the
 * form says only that there is something.
 */
export function splitStepProblems<T>(outcome: Outcome<T>): {
  outcome: Outcome<T>;
  problems: ReadonlyMap<number, string>;
} {
  if (outcome.kind !== 'invalid') return { outcome, problems: new Map() };
  const problems = new Map<number, string>();
  const rest: Record<string, string> = {};
  for (const [field, message] of Object.entries(refusedFields(outcome))) {
    const [, number] = /^steps\.(\d+)\./.exec(field) ?? [];
    if (number === undefined) rest[field] = message;
    else problems.set(Number(number), message);
  }
  if (problems.size === 0) return { outcome, problems };
  const message =
    problems.size === 1 ? 'One step can’t run as it stands' : `${problems.size} steps can’t run as they stand`;
  return { outcome: { ...outcome, message, fields: rest }, problems };
}
