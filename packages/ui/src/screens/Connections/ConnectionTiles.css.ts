import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const healthWord = style({ color: vars.tone.positive.text, fontWeight: vars.fontWeight.label });
