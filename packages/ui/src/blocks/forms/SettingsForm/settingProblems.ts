import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { noProblems, type Problems } from '../problemsOf.ts';

interface Named {
  readonly key: string;
  readonly also?: string;
}

const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

/** Assigns each message to a field: the one with that path, one that lists it in `also`, or the first one inside. */
export function placeProblems(
  found: Iterable<readonly [path: string, message: string]>,
  fields: readonly Named[],
): Problems {
  const placed = new Map<string, string>();
  for (const [path, message] of found) {
    const field =
      fields.find(({ key, also }) => isWithin(path, key) || also === path) ??
      fields.find(({ key }) => isWithin(key, path));
    if (field && !placed.has(field.key)) placed.set(field.key, message);
  }
  return placed.size === 0 ? noProblems : Object.fromEntries(placed);
}

/** The contract's messages about `values`, by field. */
export function settingProblems(schema: GenericSchema, values: unknown, fields: readonly Named[]): Problems {
  const result = v.safeParse(schema, values);
  if (result.success) return noProblems;
  return placeProblems(
    result.issues.map(
      (issue) => [(issue.path ?? []).map((step) => String(step.key)).join('.'), issue.message] as const,
    ),
    fields,
  );
}
