import { recordSchemas } from '@switchboard/api-contract/agents/all';
import { taskPriorities } from '@switchboard/api-contract/agents/orchestrator';
import { recordFields } from '@switchboard/api-contract/records/calls';
import * as v from 'valibot';

/**
 * A workflow, as the member requested it. Its progress follows from its runs; the run of the nth step has the id
 * `stepId(workflow, n)`.
 */
const workflow = v.object({
  name: v.string(),
  description: v.string(),
  /** `type` is the kind of run that the agent makes. */
  steps: v.array(
    v.object({
      agentId: v.string(),
      agentName: v.string(),
      type: v.string(),
      task: v.string(),
      /** Numbers of the steps that it waits for, from 1; missing: the one before it. */
      after: v.optional(v.array(v.number())),
      priority: v.optional(v.picklist(taskPriorities)),
      /** The settings that its task stands for. */
      criteria: v.optional(v.record(v.string(), v.array(v.string()))),
      /** The completed run of an earlier try, if it need not run again. */
      doneBy: v.optional(v.string()),
    }),
  ),
  /** The sandbox answered one of its runs. */
  sandbox: v.optional(v.boolean()),
});

/** The kinds of records, each with the schema for writing and reading it. A research and its run have the same id. */
export const collections = {
  ...recordSchemas,
  workflows: v.object({ id: v.string(), ...recordFields, ...workflow.entries }),
} as const;

export type CollectionName = keyof typeof collections;
/** A record, as it is written, stored and sent. */
export type RecordOf<C extends CollectionName> = v.InferInput<(typeof collections)[C]>;
