import { assignVars, createGlobalThemeContract, styleVariants } from '@vanilla-extract/css';
import { themed, theme } from './contract.css.ts';
import { TONES } from './tokens.ts';

/** The current tone, set by `toneClass`. */
export const tone = createGlobalThemeContract({
  soft: 't-soft',
  text: 't-text',
  solid: 't-solid',
  onSolid: 't-on',
  lamp: 't-lamp',
  border: 't-border',
});

const table = Object.fromEntries(TONES.map((name) => [name, name])) as { [T in (typeof TONES)[number]]: T };

/** `toneClass.positive` sets `tone.*` to the positive colours for its subtree. */
export const toneClass = styleVariants(table, (name) => {
  const { soft, text, solid, onSolid, lamp, border } = themed.tone[name];
  return { '@layer': { [theme]: { vars: assignVars(tone, { soft, text, solid, onSolid, lamp, border }) } } };
});
