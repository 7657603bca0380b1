import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/** A task's type and dependencies, below its name. */
export const meta = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.textMuted,
});
export const after = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });
/** Six marks do not fit in a tile on a phone. */
export const marks = style({ display: 'flex', gap: vars.space[1], '@media': { [below.md]: { display: 'none' } } });
export const inPlaceOfMarks = style({ display: 'none', '@media': { [below.md]: { display: 'inline' } } });
/** A bar in a cell, with its figure in a box wide enough for 100%. */
export const barBox = style({ flex: '1 1 auto', minWidth: '3.5rem', maxWidth: '6rem' });
export const percentBox = style({ flex: '0 0 2rem', textAlign: 'end' });
export const failures = style({ color: vars.tone.critical.text, fontWeight: vars.fontWeight.label });
/** A workflow's name; a long status wraps below it. */
export const flowName = style({ flex: '1 1 7.5rem', minWidth: 0 });
