import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents, tenTimesAsLong, repeatTenTimes } from '../../../theme/mixins.ts';
import { tone } from '../../../theme/tone.css.ts';
import { vars } from '../../../theme/contract.css.ts';

const pulse = keyframes(
  repeatTenTimes({ 0: { transform: 'scale(0.6)', opacity: 0.9 }, 100: { transform: 'scale(1.25)', opacity: 0 } }),
);

export const lamp = recipe({
  base: inComponents({
    display: 'inline-block',
    position: 'relative',
    flex: 'none',
    width: vars.size.lamp,
    height: vars.size.lamp,
    borderRadius: '50%',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
  variants: {
    state: {
      lit: inComponents({
        background: tone.lamp,
        boxShadow: `0 0 0 3px color-mix(in srgb, ${tone.lamp} 24%, transparent)`,
      }),
      half: inComponents({
        background: `linear-gradient(90deg, ${tone.lamp} 50%, transparent 50%)`,
        boxShadow: `inset 0 0 0 1.5px ${tone.lamp}`,
      }),
      off: inComponents({ boxShadow: `inset 0 0 0 1.5px ${tone.lamp}` }),
      pulse: inComponents({
        background: tone.lamp,
        '::after': {
          content: '',
          position: 'absolute',
          inset: '-0.1875rem',
          borderRadius: '50%',
          border: `1.5px solid ${tone.lamp}`,
          opacity: 0.55,
          animation: `${pulse} ${tenTimesAsLong(vars.motion.lampPulse)} ${vars.motion.out} infinite`,
        },
      }),
    },
  },
});

export type LampState = 'lit' | 'half' | 'off' | 'pulse';
