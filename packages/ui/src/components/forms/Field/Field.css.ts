import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hidden, inComponents, text } from '../../../theme/mixins.ts';

export const field = style(inComponents({ display: 'flex', flexDirection: 'column', gap: '0.375rem', minWidth: 0 }));
export const top = style(
  inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] }),
);
export const label = style(
  inComponents({
    ...text('small'),
    fontWeight: vars.fontWeight.label,
    display: 'flex',
    gap: '0.375rem',
    color: vars.color.text,
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);
export const hiddenLabel = style(inComponents(hidden));
export const star = style(inComponents({ color: vars.tone.critical.text }));
export const hint = style(inComponents({ ...text('caption'), color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const error = style(
  inComponents({
    ...text('caption'),
    fontWeight: vars.fontWeight.medium,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    color: vars.tone.critical.text,
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);

/**
 * Around fields that can only be read: they are there to be read, so their text is not as pale as that of what is
 * disabled.
 */
export const readOnly = style(
  inComponents({ display: 'contents', vars: { [vars.color.textDisabled]: vars.color.textMuted } }),
);

/** Chips, toggles and the like, which have no look of their own for this. */
globalStyle(`${readOnly}:disabled button:not([role="switch"])`, inComponents({ opacity: 0.6 }));
