import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

export const backLink = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    height: '2rem',
    margin: '-0.5rem 0 0.5rem -0.375rem',
    padding: '0 0.5rem 0 0.375rem',
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.small,
    lineHeight: '1.25rem',
    fontWeight: vars.fontWeight.item,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
    '@media': { [below.lg]: { height: vars.size.control.touch } },
  }),
);
