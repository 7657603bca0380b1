import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const table = style({ marginBlock: `${vars.space[4]} ${vars.space[8]}` });
