/** A stretch of opening: the day (0 is Sunday, as Google counts), from and to as minutes after midnight. */
export interface Opening {
  readonly day: number;
  readonly from: number;
  /** Past 1 440 after midnight. */
  readonly to: number;
}

type Rule = readonly [days: readonly number[], ...spans: (readonly [from: number, to: number])[]];

const hour = 60;
const allDays = [0, 1, 2, 3, 4, 5, 6] as const;

const restaurant: readonly (readonly Rule[])[] = [
  [
    [
      [2, 3, 4, 5, 6],
      [17 * hour, 23 * hour],
    ],
    [[0], [12 * hour, 21 * hour]],
  ],
  [[allDays, [11.5 * hour, 22 * hour]]],
  [
    [
      [1, 2, 3, 4, 5],
      [11.5 * hour, 14.5 * hour],
      [17.5 * hour, 22.5 * hour],
    ],
    [[6], [17.5 * hour, 23 * hour]],
  ],
  [
    [
      [3, 4],
      [18 * hour, 23 * hour],
    ],
    [
      [5, 6],
      [18 * hour, 25 * hour],
    ],
  ],
];
const kinds: Readonly<Record<string, readonly (readonly Rule[])[]>> = {
  cafe: [
    [
      [
        [1, 2, 3, 4, 5],
        [8 * hour, 18 * hour],
      ],
      [
        [0, 6],
        [9 * hour, 18 * hour],
      ],
    ],
  ],
  hotel: [[[allDays, [0, 24 * hour]]]],
  office: [
    [
      [
        [1, 2, 3, 4, 5],
        [8 * hour, 16 * hour],
      ],
    ],
  ],
};

/** When a place of this type is open. */
export const hoursOf = (pick: <T>(values: readonly T[]) => T, type: string): Opening[] =>
  pick(kinds[type] ?? restaurant).flatMap(([days, ...spans]) =>
    days.flatMap((day) => spans.map(([from, to]) => ({ day, from, to }))),
  );
