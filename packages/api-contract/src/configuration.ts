import type { AgentConfiguration, ConfigurationPatch } from './agentDetail.ts';
import type { Conflict } from './errors.ts';

type Names = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (values: Names, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
const namesOf = (...values: readonly Names[]): string[] => [...new Set(values.flatMap((each) => Object.keys(each)))];

/** Whether two JSON values are equal, whatever the order of names. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  return (
    isObject(one) && isObject(other) && namesOf(one, other).every((name) => isSameValue(at(one, name), at(other, name)))
  );
}

function merge(field: string, base: unknown, yours: unknown, theirs: unknown, conflicts: Conflict[]): unknown {
  if (isObject(yours) && isObject(theirs) && (base === undefined || isObject(base))) {
    const merged = namesOf(theirs, yours, base ?? {}).map(
      (name) =>
        [name, merge(`${field}.${name}`, at(base ?? {}, name), at(yours, name), at(theirs, name), conflicts)] as const,
    );
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (isSameValue(yours, base) || isSameValue(yours, theirs)) return theirs;
  if (isSameValue(theirs, base)) return yours;
  conflicts.push({ field, yours: yours ?? null, theirs });
  return theirs;
}

/**
 * Merges a change into the current configuration. `base` holds what the member saw in the fields that they send:
 * fields they left unchanged keep their current value, fields only they changed are accepted, and fields that another
 * member set to a different value are conflicts, by path ('timeout', 'customSettings.workingHours.end'). Objects are
 * compared name by name, lists as a whole. A field without a base replaces the current value.
 */
export function mergeConfiguration(
  held: AgentConfiguration,
  change: ConfigurationPatch,
  base: Names = {},
): { configuration: AgentConfiguration; conflicts: readonly Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.entries(change).map(
    ([field, yours]) =>
      [
        field,
        Object.hasOwn(base, field)
          ? merge(field, base[field], yours, held[field as keyof AgentConfiguration], conflicts)
          : yours,
      ] as const,
  );
  return { configuration: { ...held, ...Object.fromEntries(merged) }, conflicts };
}
