import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const region = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** Not part of the layout while the data is fresh. */
export const fresh = style({ display: 'contents' });
