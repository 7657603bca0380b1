import * as v from 'valibot';

/** The field that an issue is about: of an entry in a list of values, the list. 'body' if it is about no field. */
const fieldOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? 'body';

/**
 * What is wrong with each field, as a sentence. `strange` is what is said of a field that there is not, after its name:
 * the schema of an object doesn't know how it is spoken of.
 */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[], strange: string): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    problems[field] ??=
      issue.type !== 'strict_object'
        ? issue.message
        : `${field} ${issue.expected === 'never' ? strange : 'is required'}`;
  }
  return problems;
}

/**
 * The parameters of an address, read by the schema of their call, or what is wrong with each. A parameter that is given
 * twice comes as a list.
 */
export function readQuery<const S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): { readonly query: v.InferOutput<S> } | { readonly fields: Readonly<Record<string, string>> } {
  // Only a list is no text, which schemas have no words for.
  const read = v.safeParse(schema, given, { message: '' });
  if (read.success) return { query: read.output };
  const problems = Object.entries(problemsOf(read.issues, 'is not a known parameter'));
  return { fields: Object.fromEntries(problems.map(([name, said]) => [name, said || `${name} may be given once`])) };
}
