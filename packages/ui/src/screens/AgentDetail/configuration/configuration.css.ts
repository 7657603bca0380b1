import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const badge = style({ paddingInlineEnd: vars.space[2] });
/** No box of its own, so that the bar inside can stick to the bottom of the form. */
export const inside = style({ display: 'contents' });
export const theirs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginTop: vars.space[4] });
