import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

export const banner = style(
  inComponents({
    ...text('small'),
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: '0.25rem 0.625rem',
    padding: '0.5625rem 0.75rem',
    borderRadius: vars.radius.md,
    background: tone.soft,
    color: tone.text,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
export const icon = style(inComponents({ marginBlock: '2px' }));
export const words = style(inComponents({ flex: '1 1 0', minWidth: '10rem', overflowWrap: 'anywhere' }));
export const action = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginBlock: '-0.375rem' }),
);
