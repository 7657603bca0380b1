import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space[4],
  marginBlock: `${vars.space[4]} ${vars.space[8]}`,
});

export const picture = style({ minWidth: 0 });
export const frame = style({
  width: '320px',
  maxWidth: '100%',
  height: '200px',
  overflow: 'hidden',
  marginBottom: vars.space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

/** A window of 1280 × 800, at a quarter. */
export const story = style({
  width: '1280px',
  height: '800px',
  border: 0,
  transform: 'scale(0.25)',
  transformOrigin: '0 0',
});
