import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ellipsis, text } from '../../theme/mixins.ts';
import { type } from '../../theme/tokens.ts';
import { tone } from '../../theme/tone.css.ts';

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
/** An answer that did not understand: its first paragraph says so. */
export const unclear = style({});
globalStyle(`${unclear} ${scroller} p:first-child`, { fontWeight: type.bodyStrong.weight });
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

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  height: vars.size.control.sm,
  whiteSpace: 'nowrap',
});

export const status = style({
  ...text('small'),
  fontWeight: type.control.weight,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: `0 ${vars.space[2]}`,
  color: vars.assistant.textSoft,
});

/** Under the status; hidden where there is no room, since the transcript shows it too. */
export const step = style({
  ...text('caption'),
  ...ellipsis,
  position: 'absolute',
  top: '1.5625rem',
  left: '50%',
  transform: 'translateX(-50%)',
  maxWidth: `calc(100cqw - ${vars.space[8]})`,
  color: vars.assistant.textMuted,
  pointerEvents: 'none',
  '@container': { 'stage (max-height: 22.5em)': { display: 'none' } },
});

export const dot = styleVariants(vars.assistant.statusDot, (color) => ({
  display: 'contents',
  vars: { [tone.lamp]: color },
}));
