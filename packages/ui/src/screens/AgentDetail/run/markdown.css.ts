import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

/** The text of an answer. */
export const markdown = style({
  ...text('reading'),
  maxWidth: vars.size.readingMax,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
globalStyle(`${markdown} > * + *, ${markdown} li > * + *`, { marginTop: vars.space[3] });
globalStyle(`${markdown} h4`, { ...text('titleSm'), marginTop: vars.space[6] });
globalStyle(`${markdown} > :first-child`, { marginTop: 0 });
globalStyle(`${markdown} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${markdown} ul`, { listStyle: 'disc' });
globalStyle(`${markdown} ol`, { listStyle: 'decimal' });
globalStyle(`${markdown} li + li`, { marginTop: vars.space[1] });
globalStyle(`${markdown} :is(code, pre)`, { ...text('mono'), fontFamily: vars.font.mono });
globalStyle(`${markdown} pre`, {
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${markdown} blockquote`, { paddingInlineStart: vars.space[4], color: vars.color.textMuted });
globalStyle(`${markdown} [role="region"]`, { overflowX: 'auto' });
globalStyle(`${markdown} :is(th, td)`, { padding: vars.space[2], textAlign: 'start', verticalAlign: 'top' });
