import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const chip = recipe({
  base: inComponents({
    ...text('caption'),
    fontWeight: vars.fontWeight.medium,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    maxWidth: '100%',
    minWidth: 0,
    height: '1.5rem',
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    background: vars.color.hover,
    color: vars.color.textSecondary,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
  variants: {
    removable: {
      true: inComponents({
        height: vars.size.control.sm,
        padding: '0 0 0 0.625rem',
        gap: 0,
        fontSize: vars.fontSize.small,
        '@media': { [below.lg]: { height: vars.size.control.touch } },
      }),
    },
  },
});

export const label = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

export const remove = style(
  inComponents({
    flex: 'none',
    width: vars.size.control.sm,
    height: vars.size.control.sm,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    selectors: {
      '&:hover': { color: vars.color.text, background: vars.color.pressed },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [below.lg]: { width: vars.size.control.touch, height: vars.size.control.touch } },
  }),
);

export const chips = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', minWidth: 0 }));
/** Never wider than the row: a long word is cut off inside its chip. */
export const item = style(inComponents({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' }));
