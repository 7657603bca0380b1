import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

const underline = { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' } as const;

export const link = recipe({
  variants: {
    variant: {
      plain: {},
      text: inComponents({
        color: vars.tone.accent.text,
        fontWeight: vars.fontWeight.label,
        borderRadius: vars.radius.xs,
        selectors: { '&:hover': underline },
      }),
      underline: inComponents({
        color: vars.tone.accent.text,
        fontWeight: vars.fontWeight.label,
        borderRadius: vars.radius.xs,
        ...underline,
      }),
    },
    /** For a link alone at the end of a card head: as tall as a control. */
    standalone: {
      true: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        minHeight: vars.size.control.sm,
        '@media': { [below.lg]: { minHeight: vars.size.control.touch } },
      }),
    },
  },
});

export const unsafe = style(inComponents({ overflowWrap: 'anywhere' }));

export const backLink = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    height: '2rem',
    margin: '-0.5rem 0 0.5rem -0.375rem',
    padding: '0 0.5rem 0 0.375rem',
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.small,
    lineHeight: '1.25rem',
    fontWeight: vars.fontWeight.item,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
    '@media': { [below.lg]: { height: vars.size.control.touch } },
  }),
);
