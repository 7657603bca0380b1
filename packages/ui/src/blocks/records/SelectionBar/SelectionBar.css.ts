import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';

/** Above the lower edge of the window while the list is in sight. */
export const bar = style({
  position: 'sticky',
  bottom: vars.space[4],
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minHeight: '3.5rem',
  padding: '0.6875rem 0.6875rem 0.6875rem 1.1875rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.menu,
  '@media': { [below.md]: { paddingInlineStart: '0.9375rem' } },
});
export const count = style({ ...text('bodyStrong'), color: vars.color.text });
export const limit = style({ ...text('small'), color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [below.md]: { width: '100%', marginInlineStart: 0 } },
});
