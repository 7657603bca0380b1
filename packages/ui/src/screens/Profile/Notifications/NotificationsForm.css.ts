import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const kind = style({ color: vars.color.text, fontWeight: vars.fontWeight.title });
export const hint = style({ ...text('caption'), display: 'block', color: vars.color.textMuted });
/** In the middle under the column's head. */
export const tick = style({ display: 'inline-grid', placeItems: 'center', width: '100%', minHeight: '1.5rem' });
export const foot = style({ ...text('caption'), color: vars.color.textMuted });
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minHeight: '3.75rem',
  paddingBlock: vars.space[3],
  margin: '0 1.1875rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const words = style({ flex: '1 1 8.75rem', minWidth: 0 });
export const name = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });
export const sub = style({ ...text('caption'), color: vars.color.textMuted, overflowWrap: 'anywhere' });
/** With `toneClass.critical`. */
export const wrong = style({ ...text('caption'), color: tone.text, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flex: 'none' });
