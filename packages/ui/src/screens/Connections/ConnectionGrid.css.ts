import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const folded = style({});
export const summary = style({
  ...text('control'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.touch,
  color: vars.color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${folded}[open] > &`]: { marginBottom: vars.space[2] },
  },
});
export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { [`${folded}[open] > ${summary} > &`]: { rotate: '90deg' } },
});
