import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

/* RunPreviewDialog */
export const takesHeading = style({
  ...text('body'),
  fontWeight: vars.fontWeight.title,
  color: vars.color.text,
});

export const takesTable = style({ margin: 0 });

export const takesRow = style({
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

export const takesFigure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  margin: 0,
  textAlign: 'end',
});

export const takesAmount = style({ fontWeight: vars.fontWeight.title, color: vars.color.text });

export const takesBounds = style({ ...text('caption'), color: vars.color.textMuted });

export const previewNote = style({ ...text('small'), color: vars.color.textMuted });

/* NotReadyDialog */
export const missingList = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const missingItem = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.sm]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)' } },
});
export const missingMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.textSecondary,
});
export const missingWords = style({ ...text('body'), color: vars.color.text, overflowWrap: 'anywhere' });
export const nothingStarted = style({
  ...text('small'),
  marginInlineEnd: 'auto',
  alignSelf: 'center',
  color: vars.color.textMuted,
});
