import { style, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';

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

const LARGE = '3rem';

export const dock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.space[5],
});

export const button = style({
  width: LARGE,
  height: LARGE,
  borderRadius: '14px',
  display: 'grid',
  placeItems: 'center',
  color: vars.assistant.text,
  background: vars.assistant.control,
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: {
    '&:hover': { background: vars.assistant.glassBorder },
    '&[aria-pressed="true"]': { background: vars.assistant.text, color: vars.assistant.onText },
    '&[data-on]': { background: vars.assistant.recording.solid, color: vars.assistant.recording.on },
  },
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
});

/** With an on-screen keyboard, or on a phone in landscape. */
const short = '(max-height: 35em)';

/** The orb's width, which `scene` sets; Orb.css.ts reads the same property. */
const orbSize = 'var(--orb-size)';
const scale = 'var(--orb-scale)';
/** The radius of the ring around the orb, as a fraction of the orb's width, as in Orb.css.ts. */
const RING = 0.6466;
const ringRadius = `${orbSize} * ${RING} * ${scale}`;

export const screen = style({
  position: 'relative',
  // Set by `useViewportHeight` while an on-screen keyboard covers part of the window.
  top: 'var(--viewport-top, 0px)',
  height: 'var(--viewport-height, 100dvh)',
  overflow: 'hidden',
  background: vars.assistant.canvas,
  color: vars.assistant.text,
});

/** Scrolls if even the smallest stage does not fit, such as at 400 % zoom. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(11.5rem, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden auto',
  '@media': { [short]: { gridTemplateRows: 'auto minmax(7.5rem, 1fr) auto' } },
});

export const stage = style({ position: 'relative', containerType: 'size', containerName: 'stage' });

/**
 * Holds the orb, the status line and the reply. `--orb-y` is the orb's centre, from the top of the stage; the gaps lead
 * from the ring to the status line, and on to the reply. `data-reply`: a reply is shown. Elements move by transform
 * when it appears, so that the layout does not shift.
 */
export const scene = style({
  position: 'absolute',
  inset: 0,
  vars: {
    '--orb-size': `clamp(4rem, (100cqh - 4.75rem) / 1.3, ${vars.size.orb.desktop})`,
    '--orb-scale': '1',
    '--orb-y': '50cqh - 1.875rem',
    '--status-gap': '1.75rem',
    '--reply-gap': '3rem',
  },
  '@media': {
    [below.md]: { vars: { '--orb-size': `clamp(4rem, (100cqh - 4.75rem) / 1.3, ${vars.size.orb.mobile})` } },
  },
  selectors: { '&[data-reply]': { vars: { '--orb-y': `max(${orbSize} * ${RING} + 0.25rem, 32.5cqh)` } } },
  '@container': {
    'stage (max-width: 47.9375em)': {
      selectors: { '&[data-reply]': { vars: { '--orb-y': `max(${orbSize} * ${RING} + 0.25rem, 37.5cqh)` } } },
    },
    'stage (max-height: 22.5em)': { vars: { '--status-gap': '0.75rem', '--reply-gap': '2.25rem' } },
  },
});

/**
 * A small orb at the top, to make room for a reply: `sceneLong` in any window, `sceneMedium` in narrow ones, `sceneAny`
 * (for every reply) in low ones.
 */
const compact = {
  selectors: {
    '&[data-reply]': {
      vars: {
        '--orb-scale': '0.5',
        '--orb-y': `${orbSize} * ${RING / 2} + 0.25rem`,
        '--status-gap': '0.75rem',
        '--reply-gap': '2.5rem',
      },
    },
  },
} as const;
export const sceneLong = style(compact);
export const sceneMedium = style({ '@container': { 'stage (max-width: 47.9375em)': compact } });
export const sceneAny = style({
  '@container': {
    'stage (max-height: 31.1875em)': compact,
    'stage (min-width: 48em) and (max-height: 34.9375em)': compact,
    // No room for both: the reply matters more.
    'stage (max-height: 16.1875em)': {
      selectors: {
        '&[data-reply]': {
          vars: { '--orb-y': '0px', '--orb-scale': '0', '--status-gap': '0px', '--reply-gap': '2.25rem' },
        },
      },
    },
  },
});

const placed = { position: 'absolute', top: 0, left: '50%' } as const;
export const orbPlace = style({
  ...placed,
  width: 0,
  height: 0,
  transform: `translateY(calc(var(--orb-y))) scale(${scale})`,
  transition: `transform ${vars.motion.slow} ${vars.motion.out}`,
  '@container': {
    'stage (max-height: 16.1875em)': { selectors: { [`${scene}[data-reply] &`]: { visibility: 'hidden' } } },
  },
});
export const statusPlace = style({
  ...placed,
  transform: `translate(-50%, calc(var(--orb-y) + ${ringRadius} + var(--status-gap)))`,
  transition: `transform ${vars.motion.slow} ${vars.motion.out}`,
});
export const replyPlace = style({
  position: 'absolute',
  top: `calc(var(--orb-y) + ${ringRadius} + var(--status-gap) + var(--reply-gap))`,
  insetInline: vars.space[4],
  bottom: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  pointerEvents: 'none',
});

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: `0 ${vars.space[4]} ${vars.space[8]}`,
  '@media': { [short]: { gap: vars.space[2], paddingBottom: vars.space[2] } },
});
