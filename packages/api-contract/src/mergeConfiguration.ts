import type { AgentConfiguration, ConfigurationPatch } from './agents.ts';

type Names = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (values: Names, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
const namesOf = (...values: readonly Names[]): string[] => [...new Set(values.flatMap((each) => Object.keys(each)))];

/** Whether two JSON values mean the same: the order of names does not count. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  return (
    isObject(one) && isObject(other) && namesOf(one, other).every((name) => sameValue(at(one, name), at(other, name)))
  );
}

/**
 * What two members changed to different values: what is held now, by path ('timeout',
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
 * Lays a change over the configuration that is held. `base` holds what its writer saw of the fields that they send:
 * what they left as it was stays as it is by now, what they alone changed is taken, and what another member changed to
 * something else is a conflict. Objects are compared name by name, lists as a whole. A field without a base replaces
 * what is held.
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
