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
    minWidth: '1.375rem',
    height: '1.25rem',
    padding: '0 0.375rem',
    borderRadius: vars.radius.sm,
    background: vars.tone.neutral.soft,
    color: vars.color.textSecondary,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
