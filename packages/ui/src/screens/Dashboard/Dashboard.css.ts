import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';
import { text, ellipsis, tenTimesAsLong, repeatTenTimes } from '../../theme/mixins.ts';

export const updated = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.color.textMuted,
});

export const trend = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  letterSpacing: 0,
  color: vars.tone.positive.text,
});

/** On a phone the assistant comes first, and the tab order matches. */
export const asSeen = style({ readingFlow: 'grid-order' });

/** On a phone the tile has a row to itself. */
export const wholeRow = style({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });

export const service = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3], minWidth: 0 });
export const servicePlate = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.mark.md,
  height: vars.size.mark.md,
  borderRadius: '9px',
  background: vars.color.sunken,
  color: vars.color.textSecondary,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});
export const serviceTitle = style({ ...text('titleSm'), color: vars.color.text });
export const serviceText = style({ ...text('small'), marginTop: '2px', color: vars.color.textMuted });
export const serviceActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
  paddingInlineStart: vars.space[12],
  '@media': { [below.md]: { paddingInlineStart: 0 } },
});
/** On a phone the two buttons share the row. */
export const serviceAction = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });

export const allAgents = style({ fontSize: vars.fontSize.small });
export const more = style({ ...text('small'), color: vars.color.textMuted });

/** The card of an agent. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '0.9375rem 0.9375rem 0',
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { '&:has(a):hover': { background: vars.color.hover } },
});

/** The link covers the whole card; other controls in it lie above it. */
export const cover = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const sampleAbove = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: 'fit-content',
  margin: '-0.375rem 0 0.875rem',
});

/** At the foot of the card, however short the content above. */
export const foot = style({ marginTop: 'auto', paddingTop: '0.875rem' });
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: '0 -0.9375rem',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: '0 0 11px 11px',
  background: vars.color.sunken,
});
export const stat = style({
  minWidth: 0,
  padding: '0.5625rem 0 0.625rem 0.75rem',
  selectors: { '&:first-child': { paddingInlineStart: '0.9375rem' } },
});
export const statLabel = style({ ...text('stat'), ...ellipsis, color: vars.color.textMuted });
export const statValue = style({ ...text('control'), ...ellipsis, marginTop: '1px', color: vars.color.text });

/** As tall as the figure it stands in for. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  height: '2.3125rem',
});

const { assistant } = vars;
const { core, mid, deep, halo } = assistant.orb.idle;

const breathe = keyframes(
  repeatTenTimes({
    0: { transform: 'scale(1)', opacity: 1 },
    50: { transform: 'scale(1.06)', opacity: 0.85 },
    100: { transform: 'scale(1)', opacity: 1 },
  }),
);

/** The surface of the two ways to the assistant, `voice` and `launch`: dark in both themes. */
const dark = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  // Without an edge the surface would merge with the page in the dark theme.
  border: `1px solid light-dark(${assistant.tile.surface}, ${assistant.tile.border})`,
  borderRadius: vars.radius.lg,
  background: assistant.tile.surface,
  color: assistant.text,
} as const;

const above = { position: 'relative', zIndex: 1 } as const;

export const dots = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `radial-gradient(${assistant.tile.dot} 1px, transparent 1.2px)`,
  backgroundSize: '14px 14px',
  maskImage: 'linear-gradient(150deg, transparent 40%, currentColor)',
});

/** The tile among the figures that opens the assistant to speak to it. */
export const voice = style({
  ...dark,
  minHeight: vars.size.tile,
  padding: '0.9375rem 1.1875rem 0.75rem',
  // On a phone the assistant comes first and has a row to itself.
  '@media': { [below.md]: { order: -1, gridColumn: '1 / -1', padding: '0.8125rem 0.9375rem 0.625rem' } },
});
export const voiceTitle = style({ ...text('titleSm'), ...above, maxWidth: '6.75rem' });
export const voiceFoot = style({
  ...text('caption'),
  ...above,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  marginTop: 'auto',
  paddingTop: vars.space[2],
  color: assistant.tile.textMuted,
});

export const orb = style({
  position: 'absolute',
  insetInlineEnd: '1.125rem',
  top: 'calc(50% - 2.375rem)',
  width: '4.75rem',
  height: '4.75rem',
  borderRadius: '50%',
  background: `radial-gradient(circle at 50% 42%, ${core} 0, color-mix(in srgb, ${core} 62%, ${mid}) 16%, ${mid} 36%, color-mix(in srgb, ${mid} 64%, ${deep}) 56%, color-mix(in srgb, ${deep} 86%, ${mid}) 78%, ${deep} 100%)`,
  boxShadow: `0 0 36px 8px ${halo}`,
  animation: `${breathe} ${tenTimesAsLong(vars.motion.orbBreath)} ease-in-out infinite`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The last cell of the agent grid: Launch Chat. */
export const launch = style({ ...dark, height: '100%', padding: '0.9375rem' });
export const launchHead = style({ ...above, display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const launchMark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.mark.md,
  height: vars.size.mark.md,
  borderRadius: '9px',
  background: assistant.text,
  color: assistant.onText,
});
export const launchTitle = style({ ...text('name'), ...above, marginTop: vars.space[3] });
export const launchText = style({ ...text('small'), ...above, marginTop: '2px', color: assistant.tile.textMuted });
