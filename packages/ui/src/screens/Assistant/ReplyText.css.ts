import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';
import { type } from '../../theme/tokens.ts';

export const textLine = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
export const gap = style({ marginTop: vars.space[3] });
export const code = style({
  ...text('small'),
  fontFamily: vars.font.mono,
  wordSpacing: 0,
  background: vars.assistant.control,
  borderRadius: vars.radius.xs,
  padding: '1px 0.25rem',
});
export const block = style({
  ...text('small'),
  fontFamily: vars.font.mono,
  wordSpacing: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.assistant.control,
  borderRadius: vars.radius.md,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  marginBlock: vars.space[2],
});
export const strong = style({ fontWeight: type.bodyStrong.weight });
export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.xs,
});
