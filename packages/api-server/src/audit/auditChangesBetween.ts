import type { AuditChange } from '@switchboard/api-contract/audit';
import { cut } from '@switchboard/api-contract/text';

/** A log of who did what keeps no letters. */
const longest = 200;

/** A value as the audit log keeps it; undefined for none. */
export function auditText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((one) => typeof one !== 'object')
        ? value.join(', ')
        : JSON.stringify(value);
  return text === '' ? undefined : cut(text.trim().replaceAll(/\s+/g, ' '), longest);
}

/** One value before and after, as the audit log keeps it; none if it stayed. */
export function changeOf(field: string, before: unknown, after: unknown): AuditChange[] {
  const change = { field, old: auditText(before), new: auditText(after) };
  const isNone = change.old === undefined && change.new === undefined;
  return isNone || JSON.stringify(before) === JSON.stringify(after) ? [] : [change];
}

/** Every field whose value is another than before. */
export const auditChangesBetween = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) =>
    changeOf(field, before[field], after[field]),
  );
