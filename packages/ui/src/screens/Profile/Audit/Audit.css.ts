import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text, monospaced } from '../../../theme/mixins.ts';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[3],
});
export const filter = style({ width: '10.5rem', '@media': { [below.sm]: { width: '100%' } } });
export const total = style({ ...text('caption'), marginInlineStart: 'auto', color: vars.color.textMuted });
export const subject = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  verticalAlign: 'top',
  color: vars.color.textSecondary,
  whiteSpace: 'nowrap',
});
export const value = style({ display: 'block', minWidth: '7.5rem', overflowWrap: 'anywhere' });
export const field = style({ color: vars.color.textMuted });
export const refused = style({ color: vars.tone.critical.text });
export const place = style({ ...text('mono'), ...monospaced, whiteSpace: 'nowrap' });
