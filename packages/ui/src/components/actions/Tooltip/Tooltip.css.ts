import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

/** Not part of the layout; it only catches the events of the control inside. */
export const anchor = style(inComponents({ display: 'contents' }));

/** The padding lets the pointer reach the tooltip without leaving it. */
export const layer = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '0.375rem',
    border: 0,
    background: 'none',
    overflow: 'visible',
    width: 'max-content',
    maxWidth: 'min(15.75rem, calc(100vw - 0.5rem))',
  }),
);

export const bubble = style(
  inComponents({
    ...text('caption'),
    display: 'block',
    padding: '0.375rem 0.625rem',
    borderRadius: vars.radius.sm,
    background: vars.color.tooltip,
    color: vars.color.onTooltip,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    textAlign: 'start',
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
