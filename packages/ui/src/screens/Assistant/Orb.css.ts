import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, reducedMotion } from '../../theme/media.ts';
import { tenTimesAsLong, repeatTenTimes, tenTurns } from '../../theme/mixins.ts';

/** The orb's width, set by the stage. */
const orbSize = 'var(--orb-size)';

const core = createVar();
const mid = createVar();
const deep = createVar();
const halo = createVar();

/** The ring's radius, as a fraction of the orb's width. */
const RING = 0.6466;

const mix = (a: string, percent: number, b: string) => `color-mix(in srgb, ${a} ${percent}%, ${b})`;
/** A soft spot of colour: how strong it is at its centre, half-way out and near its edge, in percent. */
const blob = (shape: string, color: string, strong: number, half: number, weak: number) =>
  `radial-gradient(${shape}, ${mix(color, strong, 'transparent')} 0, ${mix(color, half, 'transparent')} 32%, ${mix(color, weak, 'transparent')} 62%, transparent)`;

// Only transform and opacity are animated, so that the compositor can do it all.
const breathe = keyframes(
  repeatTenTimes({ 0: { transform: 'scale(1)' }, 50: { transform: 'scale(1.06)' }, 100: { transform: 'scale(1)' } }),
);
const glimmer = keyframes(
  repeatTenTimes({
    0: { transform: 'scale(1)', opacity: 1 },
    50: { transform: 'scale(1.06)', opacity: 0.78 },
    100: { transform: 'scale(1)', opacity: 1 },
  }),
);
const spin = keyframes(tenTurns);
const wave = keyframes(
  repeatTenTimes({ 0: { transform: 'scale(1)', opacity: 0.6 }, 100: { transform: 'scale(1.5)', opacity: 0 } }),
);
const light = keyframes(
  repeatTenTimes({
    0: { opacity: 0 },
    10: { opacity: 1 },
    18: { opacity: 1 },
    30: { opacity: 0 },
    100: { opacity: 0 },
  }),
);

/** The screen sets `data-still` while its tab is hidden; nothing moves then. */
const paused = { '[data-still] &': { animationPlayState: 'paused' } } as const;
const disc = { position: 'absolute', inset: 0, borderRadius: '50%', pointerEvents: 'none' } as const;

const colours = (state: keyof typeof vars.assistant.orb) => {
  const tokens = vars.assistant.orb[state];
  return { [core]: tokens.core, [mid]: tokens.mid, [deep]: tokens.deep, [halo]: tokens.halo };
};

export const orb = style({
  position: 'absolute',
  width: orbSize,
  height: orbSize,
  left: `calc(${orbSize} / -2)`,
  top: `calc(${orbSize} / -2)`,
  borderRadius: '50%',
  selectors: { '&:focus-visible': { outlineOffset: '8px' } },
});

/** The orb in one state's colours. All four are stacked and fade into each other; only the current one is visible. */
const skinBase = style({
  ...disc,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.slow} ${vars.motion.inOut}, visibility 0s ${vars.motion.slow}`,
  selectors: { '&[data-on]': { opacity: 1, visibility: 'visible', transitionDelay: '0s' } },
});
export const skin = styleVariants({
  idle: [skinBase, { vars: colours('idle') }],
  listening: [skinBase, { vars: colours('listening') }],
  thinking: [skinBase, { vars: colours('thinking') }],
  responding: [skinBase, { vars: colours('responding') }],
});

/** Movement of a skin's parts: it also pauses while another state's skin is shown. */
const moving = { ...paused, [`${skinBase}:not([data-on]) &`]: { animationPlayState: 'paused' } } as const;

export const haloDisc = style({
  ...disc,
  inset: '-41.4%',
  background: `radial-gradient(closest-side, ${halo}, transparent)`,
  animation: `${glimmer} ${tenTimesAsLong(vars.motion.orbBreath)} ease-in-out infinite`,
  selectors: moving,
});

export const body = style({
  ...disc,
  background: `radial-gradient(circle at 50% 42%, ${mix(core, 60, mid)} 0, ${mid} 26%, ${mix(mid, 62, deep)} 46%, ${mix(mid, 22, deep)} 64%, ${deep} 80%, ${mix(deep, 60, vars.assistant.canvas)} 100%)`,
  boxShadow: `inset 0 0 0 1px ${mix(core, 20, 'transparent')}, inset 0 0 36px ${mix(mid, 30, 'transparent')}, 0 0 72px ${halo}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const sheen = style({
  ...disc,
  background: [
    blob('44% 36% at 33% 36%', core, 34, 21, 7),
    blob('48% 40% at 68% 66%', mid, 48, 30, 11),
    blob('34% 28% at 36% 74%', mid, 34, 21, 7),
  ].join(', '),
  animation: `${spin} ${tenTimesAsLong('18s')} linear infinite`,
  selectors: { ...moving, [`${skin.thinking} &`]: { animationDuration: tenTimesAsLong('6s') } },
});

export const coreDisc = style({
  ...disc,
  inset: '10% 16% 22%',
  background: `radial-gradient(closest-side, ${mix(core, 20, vars.assistant.text)} 0, ${mix(core, 62, 'transparent')} 26%, ${mix(core, 22, 'transparent')} 60%, transparent)`,
  opacity: 0.8,
  animation: `${breathe} ${tenTimesAsLong(vars.motion.orbBreath)} ease-in-out infinite`,
  selectors: { ...moving, [`${skin.responding} &`]: { opacity: 1 }, [`${skin.idle} &`]: { opacity: 0.7 } },
});

/** Three circles that expand from the orb, one after the other. */
const waveBase = style({
  ...disc,
  border: `1.5px solid ${mid}`,
  opacity: 0,
  animation: `${wave} ${tenTimesAsLong('2.4s')} ${vars.motion.out} infinite`,
  selectors: paused,
});
export const waves = [0, 0.8, 1.6].map((delay) => style([waveBase, { animationDelay: `${delay}s` }]));

/** A state's colours, for its parts outside the body. */
export const stateColours = styleVariants({
  listening: { vars: colours('listening') },
  thinking: { vars: colours('thinking') },
  responding: { vars: colours('responding') },
});

/** A mask that leaves a line of 3 px at the edge of a disc. */
const edge = `radial-gradient(closest-side, transparent calc(100% - 3px), ${vars.assistant.canvas} calc(100% - 2.5px))`;
export const arc = style({
  ...disc,
  inset: '-5.2%',
  background: `conic-gradient(from 0deg, transparent 0 60%, ${mid} 98%, transparent)`,
  WebkitMaskImage: edge,
  maskImage: edge,
  rotate: '35deg',
  animation: `${spin} ${tenTimesAsLong(vars.motion.orbThink)} linear infinite`,
  selectors: paused,
});

export const ring = style({ ...disc, inset: '-14.66%', boxShadow: `inset 0 0 0 1px ${vars.assistant.glassBorder}` });

/** One of the `--dots` of the ring; `--dot` counts them from the top. */
export const dot = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: vars.size.lamp,
  height: vars.size.lamp,
  margin: `calc(${vars.size.lamp} / -2)`,
  borderRadius: '50%',
  transform: `rotate(calc(var(--dot) * 360deg / var(--dots))) translateY(calc(${orbSize} * -${RING}))`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    background: vars.line.solid,
    opacity: 0.6,
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
const glowBase = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  background: vars.line.solid,
  boxShadow: `0 0 0 4px ${mix(vars.line.solid, 28, 'transparent')}, 0 0 18px 2px ${vars.line.solid}`,
  opacity: 0,
  selectors: { '[data-lit] > &': { opacity: 1 } },
});
/**
 * A dot's light. `turn` lights the dots one after the other during a slow answer, until it is known which agents are
 * asked: `--turn` is the time from one dot to the next, `--turn-delay` the time until this dot's first turn.
 */
export const glow = glowBase;
export const turn = style([
  glowBase,
  {
    animation: `${light} ${tenTimesAsLong('var(--turn) * var(--dots)')} linear var(--turn-delay) infinite`,
    selectors: paused,
    '@media': { [reducedMotion]: { selectors: { ':first-child > &': { opacity: 1 } } } },
  },
]);
