import * as v from 'valibot';

/** What a run works on, besides its agent's settings: a question to research, or the task of a workflow's step. */
const runInput = v.object({
  query: v.optional(v.string()),
  task: v.optional(v.string()),
  /** The research whose sources this one sees as well. */
  followUpOf: v.optional(v.string()),
  /** The completed research that this run asks again. */
  newsOf: v.optional(v.string()),
  /** Settings that hold for this run in place of the agent's own. */
  criteria: v.optional(v.record(v.string(), v.array(v.string()))),
  /** What the steps that it waited for have brought, in words. */
  earlier: v.optional(
    v.array(
      v.object({
        task: v.string(),
        result: v.string(),
        findings: v.array(v.string()),
        /** The run that found it. */
        run: v.optional(v.string()),
      }),
    ),
  ),
});
export type RunInput = v.InferOutput<typeof runInput>;

/** Reads the stored input of a run; an unreadable one is empty. */
export function readInput(json: string): RunInput {
  const result = v.safeParse(runInput, JSON.parse(json));
  return result.success ? result.output : {};
}
