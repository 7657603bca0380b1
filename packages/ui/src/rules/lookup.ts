import type { BadgeVariant } from '../components/display/Badge/Badge.tsx';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import type { LampState } from '../components/display/Lamp/Lamp.tsx';
import type { Tone } from '../theme/tokens.ts';

/** How a value is shown: its word, its meaning, and the lamp or icon that conveys it besides the colour. */
export interface Rule {
  readonly label: string;
  readonly tone: Tone;
  readonly lamp?: LampState;
  readonly icon?: IconType;
  readonly variant?: BadgeVariant;
}

/** The word for a missing status. */
const unknownLabel = 'Unknown';

/**
 * The rule of a value. An unknown value keeps its own text and is neutral, and no value can reach the table's
 * prototype. `other` changes how unknown values look.
 */
export function lookup<R extends Rule>(
  table: Readonly<Record<string, R>>,
  value: string | undefined,
  other: Partial<R> = {},
): R | Rule {
  const known = value !== undefined && Object.hasOwn(table, value) ? table[value] : undefined;
  return known ?? { label: value?.trim() || unknownLabel, tone: 'neutral', ...other };
}

/** A row for values greater than `above`. */
export interface Step {
  readonly above: number;
}

/** The first row whose bound the value exceeds. Rows go from the highest bound down to -Infinity. */
export function stepFor<S extends Step>(steps: readonly S[], value: number | undefined): S | undefined {
  return value === undefined ? undefined : steps.find(({ above }) => value > above);
}
