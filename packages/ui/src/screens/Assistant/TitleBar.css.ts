import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[8]} 0`,
  '@media': { [below.md]: { padding: `${vars.space[4]} ${vars.space[4]} 0` } },
});
export const words = style({ minWidth: 0 });
export const title = style({
  ...text('page'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.assistant.text,
  overflowWrap: 'anywhere',
});
export const version = style({
  ...text('mono'),
  lineHeight: '1rem',
  fontFamily: vars.font.mono,
  color: vars.assistant.textSoft,
  border: `1px solid ${vars.assistant.glassBorder}`,
  borderRadius: '5px',
  padding: '1px 0.375rem',
});
export const subtitle = style({ ...text('body'), color: vars.assistant.textMuted, marginTop: '2px' });
export const link = style({
  ...text('control'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.control.md,
  padding: `0 0.875rem 0 ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  '@media': { [below.lg]: { height: vars.size.control.touch } },
});
