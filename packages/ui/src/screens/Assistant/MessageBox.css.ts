import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const box = style({
  width: 'min(18.75rem, 100%)',
  borderRadius: '14px',
  padding: '0.625rem 0.5rem 0.5rem 0.875rem',
  selectors: { '&:has(textarea:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const field = style({
  ...text('body'),
  display: 'block',
  width: '100%',
  minHeight: '3.75rem',
  maxHeight: '5.625rem',
  // Grows with its content if the browser supports it, but not for far too long a text, which is slow to lay out.
  fieldSizing: 'content',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.assistant.text,
  resize: 'none',
  overflowY: 'auto',
  selectors: {
    '&::placeholder': { color: vars.assistant.textMuted },
    '&:focus-visible': { outline: 'none' },
    '&[aria-invalid]': { fieldSizing: 'fixed', height: '5.625rem' },
  },
});

export const foot = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
  color: vars.assistant.textMuted,
});
export const over = style({ color: vars.tone.critical.text });
