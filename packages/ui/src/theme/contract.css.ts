import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { light } from './colours.ts';
import * as tokens from './tokens.ts';

/** Layers of one name merge, and Tailwind has a `theme` and `components` too: all of ours are below one. */
const parent = 'switchboard';

/** Lowest first. Styles of blocks, shell and screens are unlayered, so they override all of these. */
export const reset = globalLayer({ parent }, 'reset');
export const theme = globalLayer({ parent }, 'theme');
export const components = globalLayer({ parent }, 'components');

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const { color, tone, lines, elevation } = light;

/** Custom properties that each theme sets: `--color-text`, `--tone-positive-soft`, `--lines-email-solid` … */
export const themed = createGlobalThemeContract({ color, tone, lines, elevation }, (_value, path) =>
  path.map(kebab).join('-'),
);

/** The current line's colours: set by `data-line` on any ancestor, ink without one. */
export const line = createGlobalThemeContract({ solid: 'line', on: 'line-on', soft: 'line-soft', text: 'line-text' });

/** Everything a stylesheet may use. Values of a theme are custom properties; all others are plain lengths. */
export const vars = {
  ...themed,
  line,
  font: tokens.font,
  fontSize: tokens.fontSize,
  fontWeight: tokens.fontWeight,
  space: tokens.space,
  radius: tokens.radius,
  size: tokens.size,
  motion: tokens.motion,
  z: tokens.z,
  assistant: tokens.assistant,
};
