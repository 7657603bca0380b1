import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 }));
export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', minWidth: 0 }));
export const item = style(inComponents({ minWidth: 0, maxWidth: '100%', display: 'flex' }));
export const entry = style(inComponents({ display: 'flex', gap: vars.space[2], minWidth: 0 }));
export const message = style(
  inComponents({
    ...text('caption'),
    color: vars.tone.caution.text,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
/** Aligns with the label above, since no chip precedes it. */
export const alone = style(inComponents({ marginInlineStart: '-0.625rem' }));
