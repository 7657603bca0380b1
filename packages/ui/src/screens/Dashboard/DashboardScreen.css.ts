import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

export const updated = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.color.textMuted,
});

export const trend = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  letterSpacing: 0,
  color: vars.tone.positive.text,
});

/** On a phone the assistant comes first, and the tab order matches. */
export const asSeen = style({ readingFlow: 'grid-order' });

/** On a phone the tile has a row to itself. */
export const wholeRow = style({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });

export const service = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3], minWidth: 0 });
export const servicePlate = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.mark.md,
  height: vars.size.mark.md,
  borderRadius: '9px',
  background: vars.color.sunken,
  color: vars.color.textSecondary,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});
export const serviceTitle = style({ ...text('titleSm'), color: vars.color.text });
export const serviceText = style({ ...text('small'), marginTop: '2px', color: vars.color.textMuted });
export const serviceActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
  paddingInlineStart: vars.space[12],
  '@media': { [below.md]: { paddingInlineStart: 0 } },
});
/** On a phone the two buttons share the row. */
export const serviceAction = style({ '@media': { [below.md]: { flex: '1 1 auto' } } });

export const allAgents = style({ fontSize: vars.fontSize.small });
export const more = style({ ...text('small'), color: vars.color.textMuted });
