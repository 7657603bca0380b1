import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const heading = style({
  ...text('body'),
  fontWeight: vars.fontWeight.title,
  color: vars.color.text,
});

export const table = style({ margin: 0 });

export const row = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textSecondary,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  margin: 0,
  textAlign: 'end',
});

export const amount = style({ fontWeight: vars.fontWeight.title, color: vars.color.text });

export const bounds = style({ ...text('caption'), color: vars.color.textMuted });

export const note = style({ ...text('small'), color: vars.color.textMuted });
