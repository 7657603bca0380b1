import type { AgentConfiguration, ConfigurationPatch } from './agentDetail.ts';

type Names = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (values: Names, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
const namesOf = (...values: readonly Names[]): string[] => [...new Set(values.flatMap((each) => Object.keys(each)))];

/** Whether two JSON values are equal, whatever the order of names. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  return (
    isObject(one) && isObject(other) && namesOf(one, other).every((name) => sameValue(at(one, name), at(other, name)))
  );
}

/**
 * Fields that two members changed to different values: the current value by path ('timeout',
 * 'customSettings.workingHours.end').
 */
export type Conflicts = ReadonlyMap<string, unknown>;

function merge(path: string, base: unknown, mine: unknown, held: unknown, conflicts: Map<string, unknown>): unknown {
  if (isObject(mine) && isObject(held) && (base === undefined || isObject(base))) {
    const merged = namesOf(held, mine, base ?? {}).map(
      (name) =>
        [name, merge(`${path}.${name}`, at(base ?? {}, name), at(mine, name), at(held, name), conflicts)] as const,
    );
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (sameValue(mine, base) || sameValue(mine, held)) return held;
  if (sameValue(held, base)) return mine;
  conflicts.set(path, held);
  return held;
}

/**
 * Merges a change into the current configuration. `base` holds what the member saw in the fields that they send:
 * fields they left unchanged keep their current value, fields only they changed are accepted, and fields that another
 * member set to a different value are conflicts. Objects are compared name by name, lists as a whole. A field without
 * a base replaces the current value.
 */
export function mergeConfiguration(
  held: AgentConfiguration,
  change: ConfigurationPatch,
  base: Names = {},
): { configuration: AgentConfiguration; conflicts: Conflicts } {
  const conflicts = new Map<string, unknown>();
  const merged = Object.entries(change).map(
    ([field, mine]) =>
      [
        field,
        Object.hasOwn(base, field)
          ? merge(field, base[field], mine, held[field as keyof AgentConfiguration], conflicts)
          : mine,
      ] as const,
  );
  return { configuration: { ...held, ...Object.fromEntries(merged) }, conflicts };
}
