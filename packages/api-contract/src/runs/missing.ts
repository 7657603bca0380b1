import * as v from 'valibot';

/** Kinds of what a run can lack. */
export const missingKinds = ['connection', 'setting', 'permission', 'budget'] as const;

/**
 * One thing that a run lacks, so that it does not start. `id`: the service, the name of the setting, the right or the
 * budget. `to`: the address in the app that mends it.
 */
export const missing = v.object({
  kind: v.string(),
  id: v.string(),
  text: v.string(),
  to: v.fallback(v.optional(v.string()), undefined),
  /** The button that leads there. */
  label: v.fallback(v.optional(v.string()), undefined),
});
export type Missing = v.InferOutput<typeof missing>;
