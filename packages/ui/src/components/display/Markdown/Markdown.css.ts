import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';
import { type } from '../../../theme/tokens.ts';

export const markdown = style({ overflowWrap: 'anywhere' });
globalStyle(`${markdown} > * + *, ${markdown} li > * + *`, { marginTop: vars.space[3] });
globalStyle(`${markdown} h4`, { ...text('titleSm'), marginTop: vars.space[6] });
globalStyle(`${markdown} > :first-child`, { marginTop: 0 });
globalStyle(`${markdown} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${markdown} ul`, { listStyle: 'disc' });
globalStyle(`${markdown} ol`, { listStyle: 'decimal' });
globalStyle(`${markdown} li + li`, { marginTop: vars.space[1] });
globalStyle(`${markdown} :is(code, pre)`, { fontFamily: vars.font.mono });
globalStyle(`${markdown} pre`, {
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${markdown} blockquote`, { paddingInlineStart: vars.space[4] });
globalStyle(`${markdown} [role="group"]`, { overflowX: 'auto' });
globalStyle(`${markdown} table`, { borderCollapse: 'collapse' });
globalStyle(`${markdown} :is(th, td)`, { padding: vars.space[2], textAlign: 'start', verticalAlign: 'top' });

/** The text of an answer. */
export const onPage = style({ ...text('reading'), maxWidth: vars.size.readingMax, color: vars.color.text });
globalStyle(`${onPage} :is(code, pre)`, text('mono'));
globalStyle(`${onPage} pre`, { background: vars.color.sunken });
globalStyle(`${onPage} blockquote`, { color: vars.color.textMuted });

export const inChat = style({});
globalStyle(`${inChat} :is(p, li, h4)`, { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' });
globalStyle(`${inChat} h4`, { ...text('bodyStrong'), marginTop: vars.space[4] });
globalStyle(`${inChat} > :first-child`, { marginTop: 0 });
globalStyle(`${inChat} strong`, { fontWeight: type.bodyStrong.weight });
globalStyle(`${inChat} :is(code, pre)`, { ...text('small'), wordSpacing: 0, background: vars.assistant.control });
globalStyle(`${inChat} code`, { padding: '1px 0.25rem', borderRadius: vars.radius.xs });
globalStyle(`${inChat} pre`, { padding: `${vars.space[2]} ${vars.space[3]}`, marginBlock: vars.space[2] });
globalStyle(`${inChat} :is(a, u)`, {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
