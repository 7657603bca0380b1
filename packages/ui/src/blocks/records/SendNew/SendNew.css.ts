import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '2rem',
  paddingBlock: vars.space[1],
  color: vars.color.textSecondary,
});
export const words = style({ flex: '1 1 12.5rem', minWidth: 0, overflowWrap: 'anywhere' });
