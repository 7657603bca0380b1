import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { clamp, ellipsis as ellipsisRule, hidden, inComponents, text as step, monospaced } from './mixins.ts';
import { type, type TypeStyle } from './tokens.ts';

const names = Object.fromEntries(Object.keys(type).map((name) => [name, name])) as { [T in TypeStyle]: T };

/** A class for each step of the type scale: `text.caption`, `text.title` … */
export const text = styleVariants(names, (name) =>
  inComponents(name === 'mono' ? { ...step(name), ...monospaced } : step(name)),
);

/** Text colours by rank. */
export const ink = styleVariants({
  strong: inComponents({ color: vars.color.text }),
  body: inComponents({ color: vars.color.textSecondary }),
  muted: inComponents({ color: vars.color.textMuted }),
});

export const ellipsis = style(inComponents(ellipsisRule));
export const clamp2 = style(inComponents(clamp(2)));
/** Read out, but not shown. */
export const visuallyHidden = style(inComponents(hidden));
export const nowrap = style(inComponents({ whiteSpace: 'nowrap' }));
/**
 * For text with an endless word: the time to kern one grows with the square of its length, to seconds for thousands
 * of letters.
 */
export const unkerned = style(inComponents({ fontKerning: 'none' }));
