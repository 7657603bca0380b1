import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text as textStyle } from '../../theme/mixins.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '0.8125rem 0.9375rem',
  background: vars.color.sunken,
  '@media': { [below.md]: { flexWrap: 'wrap' } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textSecondary,
});

/** On a phone the button stands below. */
export const words = style({ flex: '1 1 0', minWidth: '12.5rem' });

export const heading = style({ ...textStyle('small'), fontWeight: vars.fontWeight.title, color: vars.color.text });

export const text = style({ ...textStyle('caption'), color: vars.color.textSecondary });
