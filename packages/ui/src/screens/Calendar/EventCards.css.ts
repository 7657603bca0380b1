import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Left of the text with a hairline between; above it on a phone. */
export const when = style({
  padding: '16px 8px 12px 19px',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [below.sm]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[2],
      padding: '12px 15px 0',
      border: 0,
    },
  },
});
export const body = style({
  display: 'grid',
  gap: vars.space[2],
  padding: '14px 15px 14px 16px',
  '@media': { [below.sm]: { padding: '6px 15px 14px' } },
});
/** An icon or avatar with its label. */
export const iconAndWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
