import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// One row every 52 px, like the rows of lists and settings.
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[10], padding: vars.space[5] });
