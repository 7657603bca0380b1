import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const items = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const item = style({
  ...text('body'),
  fontWeight: vars.fontWeight.item,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '0.625rem',
  width: '100%',
  height: vars.size.control.md,
  paddingInline: '0.75rem 0.625rem',
  borderRadius: vars.radius.md,
  color: vars.color.textSecondary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: {
    '&:hover': { background: vars.color.pressed },
    '&[aria-current]': {
      background: vars.color.panelCurrent,
      color: vars.color.text,
      fontWeight: vars.fontWeight.title,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
    },
    // The bar is at the edge of the panel, 12 px outside the item.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-0.75rem',
      top: 'calc(50% - 0.625rem)',
      width: '0.1875rem',
      height: '1.25rem',
      borderRadius: '0 3px 3px 0',
      background: vars.color.signal,
    },
  },
  '@media': {
    [below.lg]: { height: vars.size.control.touch, fontSize: vars.fontSize.reading },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});

export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({ marginInlineStart: 'auto', background: vars.color.pressed });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginTop: 'auto',
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
});
