import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ellipsis, inComponents, text, monospaced } from '../../../theme/mixins.ts';

export const field = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    padding: '0.1875rem 0.25rem 0.1875rem 0.75rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
  }),
);
export const value = style(
  inComponents({
    ...text('mono'),
    ...ellipsis,
    ...monospaced,
    flex: '1 1 auto',
    color: vars.color.text,
  }),
);
