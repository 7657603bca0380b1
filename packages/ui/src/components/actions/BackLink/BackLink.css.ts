import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const backLink = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '32px',
    margin: '-8px 0 8px -6px',
    padding: '0 8px 0 6px',
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.small,
    lineHeight: '20px',
    fontWeight: vars.fontWeight.item,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
    '@media': { [below.lg]: { height: vars.size.control.touch } },
  }),
);
