import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hitArea, text } from '../../../theme/mixins.ts';

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

/** Above the press of its row, so that its name shows on hover. */
export const iconMark = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textSecondary,
});
export const plainMark = style(look);
export const sandboxMark = style({ ...look, position: 'relative', cursor: 'help', ...hitArea(8, 14) });
