/** How often a movement is repeated in one round of its animation. */
const TIMES = 10;
/** The end of one movement lies just before the beginning of the next. Percent of one movement. */
const JUST_BEFORE = 0.01;

/**
 * Keyframes of the same movement ten times over; `frames` says what is where in one movement, in percent. The browser
 * leaves transform and opacity to the compositor, but wakes the page whenever a round of an animation ends: long rounds
 * keep an endless animation cheap.
 */
export function tenTimes<Style>(frames: Readonly<Record<number, Style>>): Record<string, Style> {
  const inOne = Object.entries(frames).map(
    ([percent, style]) => [Math.min(Number(percent), 100 - JUST_BEFORE), style] as const,
  );
  const rounds = Array.from({ length: TIMES }, (_, round) =>
    inOne.map(([percent, style]) => [`${Number(((round * 100 + percent) / TIMES).toFixed(3))}%`, style] as const),
  );
  return Object.fromEntries(rounds.flat());
}

/** Ten full turns. */
export const tenTurns = { to: { transform: `rotate(${TIMES * 360}deg)` } } as const;

/** The length of such a round for a movement of this length, '6s'. */
export const lasting = (movement: string): string => `calc(${movement} * ${TIMES})`;
