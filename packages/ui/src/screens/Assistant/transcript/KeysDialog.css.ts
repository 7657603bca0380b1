import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const keys = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const key = style({
  ...text('mono'),
  fontFamily: vars.font.mono,
  padding: `2px ${vars.space[2]}`,
  marginInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});
