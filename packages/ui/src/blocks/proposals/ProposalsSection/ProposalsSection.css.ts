import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';

const sides = { paddingInline: '1.1875rem', '@media': { [below.md]: { paddingInline: '0.9375rem' } } } as const;

export const note = style({
  ...sides,
  paddingBlock: '0.6875rem',
  color: vars.color.textMuted,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const row = style({
  ...sides,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: '0.9375rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const title = style({
  ...text('body'),
  color: vars.color.text,
  fontWeight: vars.fontWeight.label,
  overflowWrap: 'anywhere',
});
export const time = style({ marginInlineStart: 'auto', color: vars.color.textMuted });
export const reason = style({ color: vars.color.textSecondary, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', gap: vars.space[2] });
