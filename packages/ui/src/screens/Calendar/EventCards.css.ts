import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

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
