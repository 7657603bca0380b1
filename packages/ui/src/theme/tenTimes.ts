/** How often one iteration of an animation repeats its movement. */
const TIMES = 10;
/** One movement ends just before the next begins. Percent of one movement. */
const JUST_BEFORE = 0.01;

/**
 * Keyframes that repeat one movement ten times; `frames` describes one movement, in percent. The compositor animates
 * transform and opacity, but each iteration's end wakes the page: long iterations keep an endless animation cheap.
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

/** The duration of such an iteration, for a movement of this duration: '6s'. */
export const tenTimesAsLong = (movement: string): string => `calc(${movement} * ${TIMES})`;
