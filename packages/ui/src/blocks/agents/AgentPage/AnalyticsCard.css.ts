import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Separates the figures from those of the meters beside them. */
export const apart = style({ columnGap: vars.space[12] });
