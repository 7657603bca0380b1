import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text as step } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

export const panel = style({
  width: 'min(27.5rem, 100%)',
  borderRadius: vars.radius.xl,
  padding: `0.875rem ${vars.space[4]} ${vars.space[4]}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: '1.25rem' });
export const lamp = style({ display: 'contents', vars: { [tone.lamp]: vars.assistant.recording.solid } });
export const time = style({ ...step('small'), fontFamily: vars.font.mono, wordSpacing: 0, color: vars.assistant.text });
export const note = style({ ...step('caption'), color: vars.assistant.textMuted });

const words = {
  ...step('reading'),
  marginTop: '0.625rem',
  color: vars.assistant.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
/** The newest words, in a box of fixed height with two lines. */
export const live = style({ ...words, height: '3rem', overflow: 'hidden' });
export const finished = style({ ...words, maxHeight: '9rem', overflowY: 'auto' });
export const unsettled = style({ color: vars.assistant.textMuted });

export const problem = style({
  ...step('small'),
  display: 'flex',
  gap: vars.space[2],
  marginTop: '0.625rem',
  color: vars.assistant.textSoft,
  selectors: { '&:first-child': { marginTop: 0 } },
});
export const over = style({ ...step('small'), marginTop: '0.625rem', color: vars.tone.critical.text });
export const problemIcon = style({ marginTop: '2px', color: vars.tone.caution.lamp });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
