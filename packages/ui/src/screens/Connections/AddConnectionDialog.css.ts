import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { clamp, ellipsis, text } from '../../theme/mixins.ts';

export const category = style({ ...text('label'), color: vars.color.textMuted, marginBottom: vars.space[2] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '3.75rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
});

export const words = style({ display: 'block', minWidth: 0, flex: '1 1 auto' });
export const choiceName = style({ ...text('bodyStrong'), ...ellipsis, display: 'block', color: vars.color.text });
export const choiceText = style({ ...text('caption'), ...clamp(2), color: vars.color.textMuted });
export const chevron = style({ flex: 'none', color: vars.color.textMuted });
