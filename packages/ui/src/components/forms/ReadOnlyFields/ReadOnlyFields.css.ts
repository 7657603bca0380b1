import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents } from '../../../theme/mixins.ts';

/** What is in the fields is there to be read, so its ink is not that of something out of use. */
export const fields = style(
  inComponents({ display: 'contents', vars: { [vars.color.textDisabled]: vars.color.textMuted } }),
);

/** Chips, toggles and the like, which have no look of their own for this. */
globalStyle(`${fields}:disabled button:not([role="switch"])`, inComponents({ opacity: 0.6 }));
