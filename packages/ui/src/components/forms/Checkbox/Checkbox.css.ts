import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const row = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 0,
    minHeight: vars.size.control.sm,
    paddingBlock: '0.375rem',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 } },
    '@media': { [below.lg]: { minHeight: vars.size.control.touch, paddingBlock: vars.space[3] } },
  }),
);
export const box = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    marginTop: '1px',
    display: 'grid',
    placeItems: 'center',
  }),
);
export const input = style(
  inComponents({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '1.125rem',
    height: '1.125rem',
    borderRadius: '5px',
    border: `1.5px solid ${vars.color.controlBorder}`,
    background: vars.color.surface,
    cursor: 'inherit',
    selectors: { '&:checked': { background: vars.color.primary, borderColor: vars.color.primary } },
    '::after': { content: '', position: 'absolute', inset: '-0.5rem' },
    '@media': { [below.lg]: { '::after': { inset: '-0.875rem' } }, [forcedColors]: { appearance: 'auto' } },
  }),
);
export const check = style(
  inComponents({
    position: 'relative',
    color: vars.color.onPrimary,
    visibility: 'hidden',
    pointerEvents: 'none',
    selectors: {
      [`${input}:checked + &`]: { visibility: 'visible' },
      [`${input}:indeterminate + &`]: { visibility: 'visible', color: vars.color.text },
    },
    '@media': { [forcedColors]: { display: 'none' } },
  }),
);
export const label = style(
  inComponents({ ...text('small'), color: vars.color.text, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const hint = style(inComponents({ ...text('caption'), display: 'block', color: vars.color.textMuted }));
