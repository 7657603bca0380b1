import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const consequence = style({
  ...text('small'),
  display: 'block',
  marginTop: vars.space[2],
  color: vars.color.textMuted,
});
