import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minWidth: 0,
});
export const search = style({ width: '17.5rem', '@media': { [below.md]: { width: '100%' } } });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '1.1875rem 1.1875rem 0.9375rem',
  '@media': { [below.md]: { padding: '0.9375rem' } },
});

export const activity = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '1rem',
  margin: `${vars.space[3]} 0 0.875rem`,
  color: vars.color.textMuted,
});
export const live = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375rem',
  letterSpacing: 0,
  color: vars.tone.positive.text,
});
export const liveIcon = style({ color: vars.tone.positive.lamp });
export const dot = style({ color: vars.color.textMuted });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: 'auto',
  paddingTop: '0.875rem',
  borderTop: `1px solid ${vars.color.border}`,
});
