import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { monospaced, text } from '../../../theme/mixins.ts';

export const lines = style({ display: 'grid', minWidth: 0 });
export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] });
export const strong = style({ color: vars.color.text });
export const name = style([strong, { fontWeight: vars.fontWeight.medium, minWidth: 0 }]);
export const sub = style({ ...text('caption'), color: vars.color.textMuted });
export const over = style({ color: vars.color.textMuted });
export const start = style({ ...text('monoSmall'), ...monospaced });

/** The agents of a key, by their marks. */
const marksInLine = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const marks = styleVariants({
  one: [marksInLine, { gap: vars.space[2] }],
  many: [marksInLine, { gap: vars.space[1], flexWrap: 'wrap' }],
});

/** A way in for programs: what for, and its address. */
export const door = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: '0 1.1875rem',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: '0.9375rem' } },
});
export const doorName = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });

/* The dialogs */
export const nameAndEnd = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 14.5rem',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });
export const rights = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const pick = style({ alignItems: 'center' });
export const pickWords = style({ display: 'flex', alignItems: 'center', gap: '0.625rem', minWidth: 0 });
