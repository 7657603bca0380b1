import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], padding: vars.space[5] });
