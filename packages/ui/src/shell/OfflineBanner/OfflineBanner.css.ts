import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const region = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space[5] } } });
