import * as v from 'valibot';

/** What a run works on, besides its agent's settings. */
const runInput = v.object({
  /** What it was asked for: a question, an instruction, or the task of a workflow's step. */
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

/** Researches were stored with a query. */
const storedInput = v.pipe(
  v.object({ ...runInput.entries, query: v.optional(v.string()) }),
  v.transform(({ query, ...input }): RunInput => (query === undefined ? input : { ...input, task: query })),
);

/** Reads the stored input of a run; an unreadable one is empty. */
export function readInput(json: string): RunInput {
  const result = v.safeParse(storedInput, JSON.parse(json));
  return result.success ? result.output : {};
}
