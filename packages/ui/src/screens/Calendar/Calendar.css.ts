import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';

const solid = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

export const axis = style({
  position: 'relative',
  height: '1.75rem',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  '@media': { [forcedColors]: { border: '1px solid' } },
});
export const stretch = style({
  position: 'absolute',
  insetBlock: 0,
  borderInline: `1px solid ${vars.color.surface}`,
  borderRadius: vars.radius.xs,
});
export const free = style({
  background: vars.tone.positive.soft,
  boxShadow: `inset 0 -3px ${vars.tone.positive.lamp}`,
});
export const busy = style({ background: vars.color.controlBorder, '@media': { [forcedColors]: solid } });
export const nowMark = style({
  position: 'absolute',
  insetBlock: '-0.25rem',
  width: '2px',
  marginInlineStart: '-1px',
  borderRadius: '1px',
  background: vars.color.text,
  boxShadow: `0 0 0 1.5px ${vars.color.surface}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const hours = style({
  position: 'relative',
  height: '1rem',
  marginTop: vars.space[1],
  color: vars.color.textMuted,
});
export const hour = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: { '&:first-child': { transform: 'none' }, '&:last-child': { transform: 'translateX(-100%)' } },
});
export const availabilityWhen = style({ flex: 'none', minWidth: '6rem' });
/** On a line of its own. */
export const beside = style({ display: 'block', whiteSpace: 'nowrap' });
export const reason = style({ flex: '1 1 auto' });
/** Aligned with the badges below. */
export const zone = style({ paddingInlineEnd: '0.4375rem', overflowWrap: 'anywhere' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Left of the text with a hairline between; above it on a phone. */
export const when = style({
  padding: '1rem 0.5rem 0.75rem 1.1875rem',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [below.sm]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[2],
      padding: '0.75rem 0.9375rem 0',
      border: 0,
    },
  },
});
export const body = style({
  display: 'grid',
  gap: vars.space[2],
  padding: '0.875rem 0.9375rem 0.875rem 1rem',
  '@media': { [below.sm]: { padding: '0.375rem 0.9375rem 0.875rem' } },
});
/** An icon or avatar with its label. */
export const iconAndWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
