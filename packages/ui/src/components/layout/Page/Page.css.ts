import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const page = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minWidth: 0,
    '@media': { [below.md]: { gap: vars.space[6] } },
  }),
);
