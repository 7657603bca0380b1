import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { ellipsis, text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

/** Icon, words, progress, actions: one box in every state, so that nothing moves when one follows another. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto auto',
  columnGap: vars.space[4],
  alignItems: 'center',
  minHeight: '4.25rem',
  padding: '0.6875rem 0.9375rem 0.6875rem 1.1875rem',
  '@media': {
    [below.md]: {
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      columnGap: vars.space[3],
      alignItems: 'start',
      padding: '0.9375rem',
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.sm,
  background: tone.soft,
  color: tone.text,
  '@media': { [forcedColors]: { border: '1px solid' } },
});
export const words = style({ minWidth: 0 });
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: vars.space[2] });
export const state = style({ ...text('body'), fontWeight: vars.fontWeight.strong, color: vars.color.text });
export const time = style({ ...text('small'), color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const second = style({ ...text('small'), marginTop: '2px', overflowWrap: 'anywhere' });
export const main = style({ color: vars.color.textSecondary });
export const reason = style({ color: tone.text });
export const more = style({ color: vars.color.textMuted });
export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  width: '12.5rem',
  '@media': { [below.md]: { gridColumn: '1 / -1', width: 'auto', marginTop: vars.space[3] } },
});
export const count = style({ ...text('caption'), ...ellipsis, color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minWidth: '7.25rem',
  gridColumn: '4',
  '@media': {
    [below.md]: { gridColumn: '1 / -1', marginTop: vars.space[3] },
  },
});
/** On a phone the buttons share the row. */
export const action = style({ '@media': { [below.md]: { flex: '1 1 0' } } });
