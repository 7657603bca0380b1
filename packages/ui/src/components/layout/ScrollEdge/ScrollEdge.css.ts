import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars, components, reset } from '../../../theme/contract.css.ts';
import { inComponents } from '../../../theme/mixins.ts';

const FADE = vars.space[8];
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(length);
const end = createVar(length);
const leave = keyframes({ from: { vars: { [start]: '0px' } }, to: { vars: { [start]: FADE } } });
const arrive = keyframes({ from: { vars: { [end]: FADE } }, to: { vars: { [end]: '0px' } } });

const cannotFollow = 'not (animation-timeline: scroll())';
const SHADE = '12px';
// Fallback: shadows at both ends, each hidden at its end by a cover that scrolls with the content.
const shade = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side}, ${vars.color.borderStrong}, transparent) ${side} / ${SHADE} 100% no-repeat scroll`;
const cover = (side: 'left' | 'right', ground: string) =>
  `linear-gradient(to ${side}, transparent, ${ground} calc(100% - ${SHADE})) ${side} / ${FADE} 100% no-repeat local`;
const shades = (ground: string) =>
  inComponents({
    '@supports': {
      [cannotFollow]: {
        background: [cover('left', ground), cover('right', ground), shade('left'), shade('right')].join(', '),
      },
    },
  });

/**
 * For a box that scrolls sideways: content fades at an edge until that end is in view. Scrolling drives the
 * animation, so it stays with reduced motion; it is in the reset layer because that stops all other animations.
 */
export const scrollEdge = recipe({
  base: {
    '@layer': {
      [components]: {
        '@supports': {
          '(animation-timeline: scroll())': {
            maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
          },
        },
      },
      [reset]: {
        // The duration is unused, but Firefox shows nothing without one.
        animation: `${leave} 1ms linear both, ${arrive} 1ms linear both !important`,
        animationTimeline: 'scroll(self inline) !important',
        animationRange: `0px ${FADE}, calc(100% - ${FADE}) 100% !important`,
      },
    },
  },
  variants: {
    /** The background under the box. */
    on: { surface: shades(vars.color.surface), canvas: shades(vars.color.canvas) },
  },
  defaultVariants: { on: 'surface' },
});
