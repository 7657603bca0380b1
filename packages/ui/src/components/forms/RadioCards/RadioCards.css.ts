import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { hidden, inComponents, radioButton, text } from '../../../theme/mixins.ts';

export const group = style(inComponents({ minWidth: 0 }));
export const legend = style(
  inComponents({
    ...text('small'),
    fontWeight: vars.fontWeight.label,
    color: vars.color.text,
    marginBottom: '0.375rem',
  }),
);
export const hiddenLegend = style(inComponents(hidden));

export const cards = recipe({
  base: inComponents({ display: 'grid', gap: vars.space[3], minWidth: 0 }),
  variants: {
    columns: {
      1: {},
      2: inComponents({
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
      3: inComponents({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
    },
  },
});

export const message = style(inComponents({ marginTop: '0.375rem' }));

export const card = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minWidth: 0,
    minHeight: vars.size.control.touch,
    padding: '0.6875rem 0.75rem',
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:has(:checked)': { borderColor: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.text}` },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', background: vars.color.hover },
    },
    '@media': { [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
  }),
);
export const picture = style(
  inComponents({
    flexDirection: 'column',
    gap: vars.space[2],
    padding: 0,
    border: 0,
    background: 'none',
    selectors: { '&:hover': { background: 'none' }, '&:has(:checked)': { boxShadow: 'none' } },
  }),
);
export const art = style(
  inComponents({
    display: 'block',
    width: '100%',
    borderRadius: '10px',
    overflow: 'hidden',
    border: `1px solid ${vars.color.borderStrong}`,
    selectors: { [`${card}:has(:checked) &`]: { outline: `2px solid ${vars.color.text}`, outlineOffset: '2px' } },
  }),
);
export const row = style(inComponents({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2], minWidth: 0 }));
export const radio = style(
  inComponents({
    ...radioButton,
    outline: 'none',
  }),
);
export const icon = style(inComponents({ flex: 'none', marginTop: '1px', color: vars.color.textMuted }));
export const words = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));
export const label = style(
  inComponents({ ...text('small'), fontWeight: vars.fontWeight.label, display: 'block', color: vars.color.text }),
);
export const hint = style(inComponents({ ...text('caption'), display: 'block', color: vars.color.textMuted }));
