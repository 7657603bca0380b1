import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ellipsis, text } from '../../../theme/mixins.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: 0,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const tools = style({ display: 'flex', gap: vars.space[2], paddingInline: vars.space[1] });
export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.md,
  selectors: { '&:hover, &[data-current]': { background: vars.assistant.controlOff } },
});
export const opener = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.assistant.text,
  textAlign: 'start',
  cursor: 'pointer',
});
export const entryTitle = style({
  ...text('body'),
  ...ellipsis,
  display: 'block',
  selectors: { '[data-current] &': { fontWeight: vars.fontWeight.label } },
});
export const when = style({ ...text('caption'), color: vars.assistant.textMuted });
export const more = style({ display: 'grid', justifyItems: 'center' });
export const rename = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '3.25rem',
  paddingInline: vars.space[1],
});
export const wrong = style({ ...text('caption'), gridColumn: '1 / -1', color: vars.tone.critical.text });
