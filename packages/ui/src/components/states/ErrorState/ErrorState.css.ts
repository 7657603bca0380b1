import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const errorState = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    padding: '28px 24px',
    minWidth: 0,
  }),
);
export const words = style(
  inComponents({
    ...text('small'),
    display: 'flex',
    gap: vars.space[2],
    maxWidth: '480px',
    color: vars.tone.critical.text,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(inComponents({ marginTop: '2px', flex: 'none' }));
