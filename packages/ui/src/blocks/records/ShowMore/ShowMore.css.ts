import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const more = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});
