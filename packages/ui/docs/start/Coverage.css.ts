import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const search = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[4] });
/** Links far enough apart that each can be pointed at. */
export const stories = style({
  display: 'grid',
  rowGap: vars.space[2],
  minWidth: '9.375rem',
  paddingBlock: vars.space[2],
});
export const state = style({ minWidth: '9.375rem', maxWidth: '26rem', paddingBlock: vars.space[2] });
