import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '3.75rem',
    padding: '0.75rem 0.75rem 0.75rem 1.1875rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.lg,
    '@media': { [below.md]: { flexWrap: 'wrap', paddingInlineStart: '0.9375rem' } },
  }),
);
/** With changes, it stays at the bottom of the window. */
export const floating = style(
  inComponents({
    position: 'sticky',
    bottom: vars.space[4],
    zIndex: vars.z.sticky,
    borderColor: vars.color.border,
    background: vars.color.surface,
    boxShadow: vars.elevation.menu,
  }),
);
// A field that gets the focus is scrolled clear of it, and a toast stands above it.
globalStyle(`:root:has(${floating})`, {
  scrollPaddingBlockEnd: '9rem',
  vars: { '--save-bar': '4.25rem' },
  '@media': { [below.md]: { vars: { '--save-bar': '7.5rem' } } },
});

export const state = style(
  inComponents({ ...text('small'), display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 }),
);
export const buttons = style(
  inComponents({
    display: 'flex',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { [below.md]: { flexWrap: 'wrap', width: '100%' } },
  }),
);
export const button = style({ '@media': { [below.md]: { flex: '1 1 0', paddingInline: '0.625rem' } } });
