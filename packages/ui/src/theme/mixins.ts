import type { StyleRule } from '@vanilla-extract/css';
import { components, vars } from './contract.css.ts';
import { below, forcedColors } from './media.ts';
import { rem, type, type TypeStyle } from './tokens.ts';

type Layered = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the components' layer, so that any rule of a block or screen overrides it. */
export const inComponents = (rule: Layered): StyleRule => ({ '@layer': { [components]: rule } });

/** Size, line height, weight and tracking of a step of the type scale. */
export const text = (name: TypeStyle) => {
  const { size, lineHeight, weight, tracking } = type[name];
  return { fontSize: rem(size), lineHeight: rem(lineHeight), fontWeight: weight, letterSpacing: tracking } as const;
};

/** Characters of one width. Pages widen the space between words a little, which would put such text out of line. */
export const monospaced = { fontFamily: vars.font.mono, wordSpacing: 0 } as const;

/** One line, truncated with an ellipsis. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

/** Limits text to a number of lines. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/**
 * Enlarges the target of a small control by this many px beyond the inside of each border: by `normal`, or by `touch`
 * where the window is narrower than 1024 px. The control needs a `position`.
 */
export const hitArea = (normal: number, touch: number) =>
  ({
    '::after': { content: '', position: 'absolute', inset: rem(-normal) },
    '@media': { [below.lg]: { '::after': { inset: rem(-touch) } } },
  }) as const;

/** The round button of a choice of one. */
export const radioButton = {
  appearance: 'none',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  marginTop: '2px',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: { '&:checked': { border: `0.3125rem solid ${vars.color.text}` } },
  '@media': { [forcedColors]: { appearance: 'auto' } },
} as const;

/** Invisible, but read out. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** How often one iteration of an animation repeats its movement. */
const TIMES = 10;
/** One movement ends just before the next begins. Percent of one movement. */
const JUST_BEFORE = 0.01;

/**
 * Keyframes that repeat one movement ten times; `frames` describes one movement, in percent. The compositor animates
 * transform and opacity, but each iteration's end wakes the page: long iterations keep an endless animation cheap.
 */
export function repeatTenTimes<Style>(frames: Readonly<Record<number, Style>>): Record<string, Style> {
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
