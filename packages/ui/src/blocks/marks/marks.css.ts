import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hitArea, text, ellipsis, monospaced } from '../../theme/mixins.ts';

/* SandboxMark */
const look = {
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  height: '1.125rem',
  padding: '0 0.375rem 0 0.25rem',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.xs,
  background: vars.color.sunken,
  color: vars.color.textSecondary,
  whiteSpace: 'nowrap',
} as const;

/** Above the area of its row that is pressed, so that its name shows on hover. */
export const iconMark = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textSecondary,
});
export const plainMark = style(look);
export const sandboxMark = style({ ...look, position: 'relative', cursor: 'help', ...hitArea(8, 14) });

/* UserBlock */
export const userRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
});
export const userWords = style({ minWidth: 0, flex: '1 1 auto' });
export const userNameLine = style({ ...text('bodyStrong'), ...ellipsis, color: vars.color.text });
export const userRole = style({
  ...text('mono'),
  ...ellipsis,
  lineHeight: '1rem',
  ...monospaced,
  color: vars.color.textMuted,
});

/* ServiceMark */
export const serviceLogo = styleVariants({
  sm: { width: '0.875rem', height: '0.875rem', fill: 'currentColor' },
  md: { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
});
