import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text, monospaced } from '../../../theme/mixins.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: '12.5rem' });
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });
export const you = style({ fontWeight: 'normal', color: vars.color.textMuted });
export const email = style({ ...text('caption'), color: vars.color.textMuted });
export const address = style({
  display: 'inline-block',
  minWidth: '11.25rem',
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
});
export const roleSelect = style({ width: '8.25rem' });
export const reason = style({ ...text('caption'), display: 'block', color: vars.color.textMuted });

export const roleName = style({ ...text('titleSm'), color: vars.color.text });
export const roleId = style({
  ...text('mono'),
  ...monospaced,
  color: vars.color.textMuted,
});
export const roleMay = style({ ...text('small'), marginTop: vars.space[2], color: vars.color.textSecondary });

export const linkBox = style({ display: 'grid', gap: '0.375rem', minWidth: 0 });
export const linkLabel = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });
export const hint = style({ ...text('caption'), color: vars.color.textMuted });
