import * as v from 'valibot';

/** One message per invalid field, keyed by its name. */
export type Problems = Readonly<Record<string, string>>;

export const noProblems: Problems = {};

/** The first message for each field of `values` that `schema` refuses; empty if all are valid. */
export function problemsOf(schema: v.GenericSchema, values: unknown): Problems {
  const result = v.safeParse(schema, values);
  if (result.success) return noProblems;
  const found = new Map<string, string>();
  for (const { path, message } of result.issues) {
    const key = path?.[0]?.key;
    if (typeof key === 'string' && !found.has(key)) found.set(key, message);
  }
  return Object.fromEntries(found);
}

/** The messages without that of one field, after an edit. */
export function withoutProblem(problems: Problems, field: string): Problems {
  if (!Object.hasOwn(problems, field)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== field));
}
