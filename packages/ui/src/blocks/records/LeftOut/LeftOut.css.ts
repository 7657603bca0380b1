import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

export const note = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.tone.caution.text,
});
