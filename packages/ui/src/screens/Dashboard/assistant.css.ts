import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';
import { tenTimesAsLong, tenTimes } from '../../theme/tenTimes.ts';

const { assistant } = vars;
const { core, mid, deep, halo } = assistant.orb.idle;

const breathe = keyframes(
  tenTimes({
    0: { transform: 'scale(1)', opacity: 1 },
    50: { transform: 'scale(1.06)', opacity: 0.85 },
    100: { transform: 'scale(1)', opacity: 1 },
  }),
);

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
