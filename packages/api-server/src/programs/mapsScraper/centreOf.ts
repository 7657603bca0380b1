import type { Point } from '@switchboard/api-contract/distance';

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/**
 * The centre of what was found in a place: the medians of the coordinates, which a few results far away don't move.
 * undefined if no coordinates are known.
 */
export const centreOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
