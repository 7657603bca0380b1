import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';
import { inComponents } from '../../../theme/mixins.ts';

const shimmer = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = style(
  inComponents({
    display: 'block',
    position: 'relative',
    flex: 'none',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: '5px',
    background: vars.color.pressed,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.color.surface} 55%, transparent), transparent)`,
      animation: `${shimmer} ${vars.motion.skeleton} linear infinite`,
    },
    '@media': { [forcedColors]: { border: '1px solid GrayText' } },
  }),
);
