import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, forcedColors } from '../../../theme/media.ts';
import { inComponents, text } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0 } });
const swipe = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
});

export const viewport = style(
  inComponents({
    position: 'fixed',
    right: vars.space[6],
    // Above the bar with Save, where it floats.
    bottom: `calc(${vars.space[6]} + var(--save-bar, 0px))`,
    zIndex: vars.z.toast,
    width: vars.size.toast,
    maxWidth: 'calc(100vw - 2rem)',
    listStyle: 'none',
    borderRadius: vars.radius.lg,
    // F8 focuses this. Other elements that only scripts can focus show no ring.
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [below.md]: {
        // Not by a width of the viewport: its scroll bar is part of that.
        left: vars.space[4],
        right: vars.space[4],
        bottom: `calc(${vars.space[4]} + var(--save-bar, 0px) + env(safe-area-inset-bottom))`,
        width: 'auto',
      },
    },
  }),
);
export const toast = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: '0.875rem 0.625rem 0.875rem 1rem',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    color: vars.color.textSecondary,
    boxShadow: vars.elevation.menu,
    touchAction: 'pan-y',
    selectors: {
      '&[data-state="open"]': { animation: `${enter} ${vars.motion.slow} ${vars.motion.out}` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.motion.base} ${vars.motion.inOut} forwards` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': {
        transform: 'translateX(0)',
        transition: `transform ${vars.motion.base} ${vars.motion.out}`,
      },
      '&[data-swipe="end"]': { animation: `${swipe} ${vars.motion.fast} ${vars.motion.out} forwards` },
    },
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
export const icon = style(inComponents({ marginTop: '1px', color: tone.lamp }));
export const words = style(inComponents({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ ...text('bodyStrong'), color: vars.color.text }));
export const description = style(inComponents({ ...text('small'), maxHeight: '7.5rem', overflow: 'hidden' }));
