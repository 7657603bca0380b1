import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const below = style({ marginTop: vars.space[4] });
export const form = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const fields = style({ display: 'grid', gap: vars.space[4], width: '100%' });
export const note = style({ ...text('small'), color: vars.color.textMuted });
