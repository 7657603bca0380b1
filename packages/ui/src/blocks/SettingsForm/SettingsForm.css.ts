import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The number of a setting with a bar beside it. */
export const number = style({ flex: '0 0 132px' });
/** Seven days share the row. */
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const day = style({ flex: '1 1 44px', padding: 0 });
