import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const card = recipe({
  base: inComponents({ minWidth: 0, borderRadius: vars.radius.lg }),
  variants: {
    variant: {
      solid: inComponents({
        background: vars.color.surface,
        border: `1px solid ${vars.color.border}`,
        boxShadow: vars.elevation.raised,
      }),
      dashed: inComponents({ border: `1px dashed ${vars.color.borderStrong}` }),
      /** Unfilled: present, but not usable yet. */
      hollow: inComponents({ border: `1px solid ${vars.color.border}` }),
      /** The assistant's dark colours, in both themes. */
      dark: inComponents({
        position: 'relative',
        overflow: 'hidden',
        background: vars.assistant.tile.surface,
        border: `1px solid ${vars.assistant.tile.border}`,
        color: vars.assistant.text,
      }),
    },
    padded: { true: inComponents({ padding: '1.1875rem', '@media': { [below.md]: { padding: '0.9375rem' } } }) },
    /** Clips content, such as a table, at its rounded corners. */
    clipped: { true: inComponents({ overflow: 'hidden' }) },
  },
});

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: '3.25rem',
    padding: '0 0.75rem 0 1.1875rem',
    borderBottom: `1px solid ${vars.color.border}`,
    '@media': { [below.md]: { flexWrap: 'wrap', padding: '0.5rem 0.75rem 0.5rem 0.9375rem' } },
  }),
);

export const title = style(
  inComponents({
    ...text('titleSm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[1], flexWrap: 'wrap' }),
);

export const body = style(
  inComponents({
    padding: '1rem 1.1875rem 1.1875rem',
    '@media': { [below.md]: { padding: '0.875rem 0.9375rem 0.9375rem' } },
  }),
);

export const foot = style(
  inComponents({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minHeight: '3rem',
    padding: '0.5rem 1.1875rem',
    borderTop: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    '@media': { [below.md]: { padding: '0.5rem 0.9375rem' } },
  }),
);
