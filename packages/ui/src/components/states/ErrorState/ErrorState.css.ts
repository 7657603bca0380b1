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
    padding: '1.75rem 1.5rem',
    minWidth: 0,
  }),
);
export const words = style(
  inComponents({
    ...text('small'),
    display: 'flex',
    gap: vars.space[2],
    maxWidth: '30rem',
    color: vars.tone.critical.text,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(inComponents({ marginTop: '2px', flex: 'none' }));
