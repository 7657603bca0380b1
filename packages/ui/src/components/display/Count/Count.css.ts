import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';

export const count = style(
  inComponents({
    ...text('caption'),
    fontWeight: vars.fontWeight.strong,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: '22px',
    height: '20px',
    padding: '0 6px',
    borderRadius: vars.radius.sm,
    background: vars.tone.neutral.soft,
    color: vars.color.textSecondary,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
