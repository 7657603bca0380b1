import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minWidth: 0,
});
export const search = style({ width: '17.5rem', '@media': { [below.md]: { width: '100%' } } });
