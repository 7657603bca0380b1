import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

const critical = vars.tone.critical.solid;
const control = 'input, select, textarea';
const touch = `${below.lg} and (pointer: coarse)`;

export const box = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    minWidth: 0,
    padding: '0 0.6875rem',
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: {
      [`&:has(:is(${control})[aria-invalid="true"])`]: {
        borderColor: critical,
        boxShadow: `inset 0 0 0 1px ${critical}`,
      },
      [`&:has(:is(${control}):focus-visible)`]: {
        outline: `2px solid ${vars.color.focus}`,
        borderColor: vars.color.focus,
      },
      [`&:has(:is(${control})[aria-invalid="true"]:focus-visible)`]: { outlineOffset: '2px', borderColor: critical },
      [`&:has(:is(${control}):is(:disabled, [aria-disabled="true"]))`]: {
        background: vars.color.hover,
        color: vars.color.textDisabled,
        borderColor: vars.color.border,
      },
    },
  }),
  variants: {
    size: {
      md: inComponents({ height: vars.size.control.md, '@media': { [below.lg]: { height: vars.size.control.touch } } }),
      lg: inComponents({ height: vars.size.control.lg, '@media': { [below.lg]: { height: vars.size.control.touch } } }),
    },
    area: {
      true: inComponents({
        height: 'auto',
        padding: 0,
        display: 'block',
        '@media': { [below.lg]: { height: 'auto' } },
      }),
    },
  },
  defaultVariants: { size: 'md' },
});

/** The element itself is unstyled; the box around it is styled. */
export const bare = recipe({
  base: inComponents({
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    // Extends over the border of the box, so that its full height can be pressed.
    marginBlock: '-1px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    outline: 'none',
    textOverflow: 'ellipsis',
    // iOS zooms into fields with text smaller than 16 px.
    '@media': { [touch]: { fontSize: vars.fontSize.field } },
  }),
  variants: {
    mono: {
      true: inComponents({
        selectors: {
          // A placeholder is a sentence, and an empty field needs no mono face.
          '&:not(:placeholder-shown)': {
            fontFamily: vars.font.mono,
            fontSize: vars.fontSize.small,
            wordSpacing: 0,
          },
        },
        '@media': { [touch]: { selectors: { '&:not(:placeholder-shown)': { fontSize: vars.fontSize.field } } } },
      }),
    },
    area: {
      true: inComponents({
        display: 'block',
        marginBlock: 0,
        padding: '0.625rem 0.75rem',
        lineHeight: '1.25rem',
        borderRadius: 'inherit',
        resize: 'vertical',
        minHeight: '4rem',
      }),
    },
    select: {
      true: inComponents({
        appearance: 'none',
        cursor: 'pointer',
        paddingInlineEnd: vars.space[6],
        marginInlineEnd: `-${vars.space[6]}`,
      }),
    },
  },
});

export const icon = style(inComponents({ color: vars.color.textMuted, pointerEvents: 'none' }));
export const suffix = style(inComponents({ ...text('small'), flex: 'none', color: vars.color.textMuted }));
/** A 32-px button at the end of a box; 44 px on touch. */
export const inside = style(
  inComponents({
    flex: 'none',
    width: vars.size.control.sm,
    height: vars.size.control.sm,
    marginInlineEnd: '-0.5625rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': {
      [below.lg]: {
        width: vars.size.control.touch,
        height: vars.size.control.touch,
        marginBlock: '-1px',
        marginInlineEnd: '-0.6875rem',
      },
    },
  }),
);

export const search = style(inComponents({ maxWidth: '20rem', '@media': { [below.md]: { maxWidth: 'none' } } }));
