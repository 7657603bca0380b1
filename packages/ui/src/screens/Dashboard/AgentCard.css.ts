import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ellipsis, text } from '../../theme/mixins.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '0.9375rem 0.9375rem 0',
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { '&:has(a):hover': { background: vars.color.hover } },
});

/** The link covers the whole card; other controls in it lie above it. */
export const cover = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const sampleAbove = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: 'fit-content',
  margin: '-0.375rem 0 0.875rem',
});

/** At the foot of the card, however short the content above. */
export const foot = style({ marginTop: 'auto', paddingTop: '0.875rem' });
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: '0 -0.9375rem',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: '0 0 11px 11px',
  background: vars.color.sunken,
});
export const stat = style({
  minWidth: 0,
  padding: '0.5625rem 0 0.625rem 0.75rem',
  selectors: { '&:first-child': { paddingInlineStart: '0.9375rem' } },
});
export const statLabel = style({ ...text('stat'), ...ellipsis, color: vars.color.textMuted });
export const statValue = style({ ...text('control'), ...ellipsis, marginTop: '1px', color: vars.color.text });

/** As tall as the figure it stands in for. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  height: '2.3125rem',
});
