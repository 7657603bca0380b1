import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ellipsis, text } from '../../../theme/mixins.ts';

export const block = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
});
export const words = style({ minWidth: 0, flex: '1 1 auto' });
export const name = style({ ...text('bodyStrong'), ...ellipsis, color: vars.color.text });
export const role = style({
  ...text('mono'),
  ...ellipsis,
  lineHeight: '1rem',
  fontFamily: vars.font.mono,
  wordSpacing: 0,
  color: vars.color.textMuted,
});
