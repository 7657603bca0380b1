import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const endpointLabel = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });
