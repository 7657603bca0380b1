import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { text } from '../../src/theme/mixins.ts';

/** A colour of either theme; the inline style gives it. */
export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: '2.5rem',
  height: '1.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
});

export const name = style({ ...text('mono'), fontFamily: vars.font.mono, color: vars.color.text });
export const value = style({ ...text('caption'), color: vars.color.textMuted });
export const tooLow = style({ color: vars.tone.critical.text });

export const sample = style({ background: vars.color.textSecondary, borderRadius: vars.radius.xs });
export const box = style({
  width: '4.5rem',
  height: '3.5rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
});
