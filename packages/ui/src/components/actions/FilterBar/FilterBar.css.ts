import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const filters = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    minWidth: 0,
    '@media': {
      // One row that scrolls to the edges of the page. The padding leaves room for the focus ring.
      [below.md]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        margin: '-0.25rem -1rem',
        padding: `${vars.space[1]} ${vars.space[4]}`,
        scrollPaddingInline: vars.space[4],
        scrollbarWidth: 'none',
      },
    },
  }),
);
export const filter = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '0.375rem',
    height: vars.size.control.sm,
    padding: '0 0.625rem',
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.small,
    lineHeight: '1.25rem',
    fontWeight: vars.fontWeight.item,
    color: vars.color.textSecondary,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-pressed="true"]': { background: vars.color.primary, color: vars.color.onPrimary },
    },
    '@media': {
      [below.lg]: { height: vars.size.control.touch, minWidth: vars.size.control.touch },
      [forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
export const count = style(inComponents({ opacity: 0.85 }));
