import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const total = style({ fontWeight: vars.fontWeight.strong });
/** Below a list of facts. */
export const note = style({ marginTop: vars.space[3] });
