import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

/** Takes no part in the layout: only there to hear what happens to the control inside. */
export const anchor = style(inComponents({ display: 'contents' }));

/** The padding is the bridge over which the pointer reaches the words. */
export const layer = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '6px',
    border: 0,
    background: 'none',
    overflow: 'visible',
    width: 'max-content',
    maxWidth: 'min(252px, calc(100vw - 8px))',
  }),
);

export const bubble = style(
  inComponents({
    ...text('caption'),
    display: 'block',
    padding: '6px 10px',
    borderRadius: vars.radius.sm,
    background: vars.color.tooltip,
    color: vars.color.onTooltip,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    textAlign: 'start',
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
