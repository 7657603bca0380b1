import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const foot = style({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` });
