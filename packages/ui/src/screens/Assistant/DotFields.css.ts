import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const drift = keyframes({ to: { transform: 'translate3d(24px, 24px, 0)' } });
/** The warm light in the background. */
const ground = `radial-gradient(60% 60% at 50% 44%, ${vars.assistant.glow} 0, ${vars.assistant.ground} 55%, ${vars.assistant.canvas} 100%)`;
const layer = { position: 'absolute', pointerEvents: 'none' } as const;

export const fields = style({ ...layer, inset: 0, overflow: 'hidden', background: ground });

/** Exceeds the screen by more than its drift. */
const field = style({
  ...layer,
  inset: '-3rem',
  animation: `${drift} ${vars.motion.dotDrift} linear infinite`,
  selectors: { '[data-still] &': { animationPlayState: 'paused' } },
});
export const near = style([
  field,
  { backgroundImage: `radial-gradient(${vars.assistant.dot} 1px, transparent 1.3px)`, backgroundSize: '24px 24px' },
]);
export const far = style([
  field,
  {
    backgroundImage: `radial-gradient(${vars.assistant.warmDot} 1.2px, transparent 1.6px)`,
    backgroundSize: '96px 120px',
    backgroundPosition: '2.25rem 0.75rem',
    animationDuration: '90s',
    animationDirection: 'reverse',
  },
]);

const fade = `radial-gradient(70% 70% at 50% 45%, transparent 20%, ${vars.assistant.canvas} 100%)`;
/** The background again over the dots, towards the edges: it does not move, which is cheaper than a moving mask. */
export const edges = style({ ...layer, inset: 0, background: ground, WebkitMaskImage: fade, maskImage: fade });
