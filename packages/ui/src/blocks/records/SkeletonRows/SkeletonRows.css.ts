import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// One line every 52 px, as the rows of lists and settings stand.
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[10], padding: vars.space[5] });
