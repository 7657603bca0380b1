import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, forcedColors } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const progress = style({ ...text('caption'), color: vars.color.textMuted, paddingInlineEnd: vars.space[1] });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: '1rem 0.9375rem 1rem 1.1875rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.md]: { gridTemplateColumns: '1.75rem minmax(0, 1fr)', padding: '1rem 0.9375rem' } },
});

/** The number of a step that comes later. */
export const number = style({
  ...text('small'),
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  fontWeight: vars.fontWeight.strong,
  color: vars.color.textSecondary,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.controlBorder}`,
  '@media': { [forcedColors]: { border: '1px solid' } },
});
export const now = style({ background: vars.color.text, color: vars.color.canvas, boxShadow: 'none' });
export const done = style({ color: vars.tone.positive.lamp, boxShadow: 'none' });

export const title = style({ ...text('body'), fontWeight: vars.fontWeight.strong, color: vars.color.text });
export const note = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1]}`,
  color: vars.color.textMuted,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [below.md]: { gridColumn: '1 / -1', marginTop: vars.space[2] } },
});
export const action = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });
