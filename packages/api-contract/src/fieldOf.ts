import * as v from 'valibot';

/** The field that an issue is about: of an entry in a list of values, the list. 'body' if it is about no field. */
export const fieldOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? 'body';
