import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const bubble = style({
  ...text('reading'),
  pointerEvents: 'auto',
  display: 'flex',
  width: 'min(35rem, 100%)',
  flex: '0 1 auto',
  minHeight: 0,
  borderRadius: vars.radius.xl,
  color: vars.assistant.text,
  overflow: 'hidden',
});
export const scroller = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.xl,
  userSelect: 'text',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
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
