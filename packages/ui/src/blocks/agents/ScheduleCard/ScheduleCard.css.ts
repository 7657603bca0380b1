import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

/** What is said inside the card, apart from its settings. */
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[3]} 0 ${vars.space[1]}`,
});
export const label = style({ padding: `${vars.space[3]} 0`, borderTop: `1px solid ${vars.color.border}` });
export const title = style({ ...text('small'), fontWeight: vars.fontWeight.medium, color: vars.color.text });
export const moments = style({
  ...text('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const moment = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
});
export const icon = style({ color: vars.color.textMuted });
export const off = style({ marginInlineStart: vars.space[2], color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const note = style({
  ...text('caption'),
  padding: `${vars.space[2]} 0 ${vars.space[3]}`,
  color: vars.color.textMuted,
});
