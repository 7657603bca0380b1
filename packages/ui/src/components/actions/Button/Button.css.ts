import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

const live = ':not([disabled], [aria-disabled="true"])';

const fill = (rest: string, hover: string, pressed: string, color: string) =>
  inComponents({
    background: rest,
    color,
    boxShadow: 'none',
    selectors: {
      [`&${live}:hover`]: { background: hover },
      [`&${live}:active`]: { background: pressed },
    },
  });

const critical = vars.tone.critical;

export const button = recipe({
  base: inComponents({
    ...text('control'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    maxWidth: '100%',
    gap: vars.space[2],
    border: 0,
    borderRadius: vars.radius.md,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
    selectors: {
      '&[disabled], &[aria-disabled="true"]:not([aria-busy="true"])': {
        background: vars.color.hover,
        color: vars.color.textDisabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
      // Of a column without a width, 100 % would be less than the label.
      'td > &': { maxWidth: 'none' },
    },
    '@media': {
      [below.lg]: { height: vars.size.control.touch },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
  variants: {
    variant: {
      primary: fill(vars.color.primary, vars.color.primaryHover, vars.color.primaryPressed, vars.color.onPrimary),
      secondary: inComponents({
        background: vars.color.surface,
        color: vars.color.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}, ${vars.elevation.raised}`,
        selectors: {
          [`&${live}:hover`]: { background: vars.color.hover },
          [`&${live}:active`]: { background: vars.color.pressed },
        },
      }),
      ghost: fill('transparent', vars.color.hover, vars.color.pressed, vars.color.textSecondary),
      danger: fill(
        critical.solid,
        `color-mix(in srgb, ${critical.solid} 88%, ${vars.color.text})`,
        `color-mix(in srgb, ${critical.solid} 76%, ${vars.color.text})`,
        critical.onSolid,
      ),
    },
    size: {
      sm: inComponents({
        height: vars.size.control.sm,
        padding: '0 0.625rem',
        gap: '0.375rem',
        borderRadius: '7px',
        fontSize: vars.fontSize.small,
        '@media': { [below.lg]: { height: vars.size.control.touch } },
      }),
      md: inComponents({
        height: vars.size.control.md,
        padding: '0 0.875rem',
        '@media': { [below.lg]: { height: vars.size.control.touch } },
      }),
      lg: inComponents({
        height: vars.size.control.lg,
        padding: `0 ${vars.space[4]}`,
        '@media': { [below.lg]: { height: vars.size.control.touch } },
      }),
    },
    square: {
      true: inComponents({ padding: 0 }),
    },
    block: { true: inComponents({ width: '100%' }) },
    iconFirst: { true: {} },
    align: { center: {}, start: inComponents({ justifyContent: 'flex-start', fontWeight: vars.fontWeight.item }) },
    bleed: { true: inComponents({ marginInlineEnd: '-0.625rem' }) },
  },
  compoundVariants: [
    // Not by `aspect-ratio`: WebKit takes a width that follows from a height for nothing when it sizes the parent.
    ...(['sm', 'md', 'lg'] as const).map((size) => ({
      variants: { size, square: true },
      style: inComponents({
        width: vars.size.control[size],
        '@media': { [below.lg]: { width: vars.size.control.touch } },
      }),
    })),
    { variants: { size: 'md', iconFirst: true }, style: inComponents({ paddingInlineStart: vars.space[3] }) },
    {
      variants: { variant: 'ghost' },
      style: inComponents({
        selectors: { '&[aria-disabled="true"]:not([aria-busy="true"]), &[disabled]': { background: 'transparent' } },
      }),
    },
  ],
});

export interface ButtonVariants {
  /** How much it weighs. One primary in a region. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 32, 36 or 40 px high; 44 px below 1024 px. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as it is high. It is, if it has no label. */
  square?: boolean;
  /** As wide as what surrounds it. */
  block?: boolean;
  /** Where the label is in a wide button. */
  align?: 'center' | 'start';
  /** Lets the text of a ghost button at the end of a row line up with what is above it. */
  bleed?: boolean;
}

export const label = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    minWidth: 0,
    // An item of a menu, whose hint stands at the end.
    selectors: {
      [`${button.classNames.variants.align.start} > &`]: { display: 'flex', flex: '1 1 auto', alignItems: 'baseline' },
    },
  }),
);
/** Without an icon to replace, the spinner covers the label, so that the width does not change. */
export const covered = style(inComponents({ opacity: 0 }));
export const cover = style(inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }));
