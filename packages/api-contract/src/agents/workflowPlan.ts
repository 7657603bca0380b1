import * as v from 'valibot';
import { limits } from '../limits.ts';
import { flag, instant, requiredText, rows, text, texts } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/** Body of a plan: what should come out of the workflow. */
export const planRequest = v.strictObject({ goal: requiredText('Goal', limits.text.runInput) });

/**
 * One proposed step. `agent` is an id, `after` are the numbers of the steps that it waits for, from 1. `reads`: the
 * criteria that its agent makes of the task. `problem`: why its agent can't follow the task as it stands.
 */
const plannedStep = v.object({
  agent: v.string(),
  task: v.string(),
  after: v.array(v.number()),
  reads: texts(),
  problem: factOrText(),
});

/**
 * A proposed workflow. `left`: what of the model's answer was left out, and why. `service` and `model`: who planned it,
 * `sandbox`: as the sandbox plays it.
 */
export const workflowPlan = v.object({
  name: text(),
  steps: rows(plannedStep),
  left: rows(v.object({ text: factOrText() })),
  service: text(),
  model: text(),
  sandbox: flag(),
  at: instant(),
});
export type WorkflowPlan = v.InferOutput<typeof workflowPlan>;
