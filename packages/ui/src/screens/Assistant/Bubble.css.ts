import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const bubble = style({
  ...text('reading'),
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(35rem, 100%)',
  flex: '0 1 auto',
  minHeight: 0,
  borderRadius: vars.radius.xl,
  color: vars.assistant.text,
  // In a small window all of it scrolls.
  overflow: 'hidden auto',
});
export const scroller = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.xl,
  userSelect: 'text',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' }, '&:not(:only-child)': { minHeight: '3.5rem' } },
});
/** What stands below the text, in the same bubble; it does not shrink. */
export const under = style({
  flex: 'none',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { [`${scroller} + &`]: { paddingTop: 0 } },
});
export const caret = style({
  display: 'inline-block',
  width: 2,
  height: '1.125rem',
  marginInlineStart: 2,
  verticalAlign: '-0.1875rem',
  background: vars.assistant.orb.responding.mid,
});
/** Beside the first line of an error. */
export const alert = style({
  float: 'inline-start',
  marginBlockStart: vars.space[1],
  marginInlineEnd: vars.space[3],
  color: vars.tone.critical.lamp,
});
export const note = style({ ...text('caption'), color: vars.assistant.textMuted });
/** As written or spoken, including line breaks. */
export const words = style({
  marginTop: '2px',
  color: vars.assistant.textSoft,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
