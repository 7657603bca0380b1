import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { ellipsis, inComponents, text } from '../../../theme/mixins.ts';

export const tile = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: vars.size.tile,
    padding: '0.9375rem 1.1875rem 0.75rem',
    '@media': { [below.md]: { padding: '0.8125rem 0.9375rem 0.625rem' } },
  }),
  variants: {
    linked: { true: inComponents({ selectors: { '&:hover': { background: vars.color.hover } } }) },
  },
});

export const head = style(
  inComponents({
    ...text('small'),
    fontWeight: vars.fontWeight.item,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: '1.25rem',
    color: vars.color.textSecondary,
  }),
);
export const label = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 0.375rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(inComponents({ color: vars.color.textMuted, '@media': { [below.md]: { display: 'none' } } }));

/** One link covers the whole tile; other controls lie above it. */
export const cover = style(
  inComponents({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: vars.radius.lg },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const above = style(inComponents({ position: 'relative', zIndex: 1, display: 'inline-flex' }));

export const figure = style(
  inComponents({
    ...text('figure'),
    ...ellipsis,
    marginTop: vars.space[2],
    color: vars.color.text,
  }),
);
export const muted = style(inComponents({ color: vars.color.textMuted }));
export const unit = style(
  inComponents({
    ...text('body'),
    fontWeight: vars.fontWeight.caption,
    marginInlineStart: '0.375rem',
    color: vars.color.textMuted,
  }),
);
export const figurePlaceholder = style(
  inComponents({ display: 'flex', alignItems: 'center', height: '2rem', marginTop: vars.space[2] }),
);

export const foot = style(
  inComponents({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    // As high as a badge, so that a badge does not make its tile taller than the others.
    minHeight: '1.6875rem',
    marginTop: 'auto',
    paddingTop: '0.3125rem',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    '@media': { [below.md]: { flexWrap: 'wrap' } },
  }),
);
/** On a phone a note and a mark take two lines. Reserves both, so that nothing moves when they appear. */
export const roomy = style(inComponents({ '@media': { [below.md]: { minHeight: '2.9375rem' } } }));
export const end = style(
  inComponents({
    marginInlineStart: 'auto',
    display: 'inline-flex',
    '@media': { [below.md]: { marginInlineStart: 0 } },
  }),
);
export const failure = style(
  inComponents({
    color: vars.tone.critical.text,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minWidth: 0,
  }),
);
export const retry = style(
  inComponents({ marginBlock: '-0.6875rem', marginInlineStart: 'auto', marginInlineEnd: '-0.625rem' }),
);
