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

/** The icon and tone of a kind that is shown without a word. */
export type IconAndTone = Required<Pick<Rule, 'icon' | 'tone'>>;

/** The word for a missing status. */
const unknownLabel = 'Unknown';

/** A table's entry for a value; undefined for a value without one, also for names that every object has ('toString'). */
export const entryOf = <T>(table: Readonly<Record<string, T>>, value: string | undefined): T | undefined =>
  value !== undefined && Object.hasOwn(table, value) ? table[value] : undefined;

/** The rule of a value. An unknown value keeps its own text and is neutral. `other` changes how unknown values look. */
export function lookup<R extends Rule>(
  table: Readonly<Record<string, R>>,
  value: string | undefined,
  other: Partial<R> = {},
): R | Rule {
  return entryOf(table, value) ?? { label: value?.trim() || unknownLabel, tone: 'neutral', ...other };
}

/** A row for values greater than `above`. */
export interface Threshold {
  readonly above: number;
}

/** The first row whose bound the value exceeds; undefined without a value. Rows go from the highest bound to -Infinity. */
export function thresholdFor<S extends Threshold>(steps: readonly S[], value: number | undefined): S | undefined {
  return value === undefined ? undefined : steps.find(({ above }) => value > above);
}
