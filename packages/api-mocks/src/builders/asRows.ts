import type { Rows } from '@switchboard/api-contract/wire';

/** A list, as a screen receives it. `leftOut` counts unreadable rows. */
export function asRows<T>(items: readonly T[], leftOut = 0): Rows<T> {
  return { items, leftOut };
}
