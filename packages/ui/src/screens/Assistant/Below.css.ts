import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const panel = style({
  ...text('reading'),
  pointerEvents: 'auto',
  flex: '0 1 auto',
  minHeight: '3.75rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: 'min(35rem, 100%)',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.xl,
});
