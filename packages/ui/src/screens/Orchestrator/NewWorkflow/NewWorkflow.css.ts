import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
});
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const number = style({ flex: '0 0 1.25rem', textAlign: 'center' });
export const stepAgent = style({ flex: '1 1 10rem', width: 'auto' });
export const stepTask = style({ flex: '2 1 12.5rem', width: 'auto' });
/** Below the task, beside the number. */
const indent = { paddingInlineStart: '1.75rem' };
export const said = style({
  ...text('caption'),
  ...indent,
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
});
export const problem = style({ ...text('caption'), ...indent, color: vars.tone.critical.text });
export const waits = style({ ...indent, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });
/** A step to wait for: pressed or not. */
export const wait = style({
  ...text('caption'),
  minHeight: '1.5rem',
  padding: `0 ${vars.space[2]}`,
  border: `1px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderStyle: 'solid', color: vars.color.text, background: vars.color.sunken },
  },
});
