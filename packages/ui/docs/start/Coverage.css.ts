import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const search = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[4] });
export const stories = style({ minWidth: '9.375rem', paddingBlock: vars.space[2] });
export const state = style({ minWidth: '9.375rem', maxWidth: '26rem', paddingBlock: vars.space[2] });
