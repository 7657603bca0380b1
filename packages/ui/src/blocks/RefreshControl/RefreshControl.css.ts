import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const control = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });
export const asOf = style({ ...text('caption'), color: vars.color.textMuted, whiteSpace: 'nowrap' });
