import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';

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

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [below.sm]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.textSecondary,
});
export const words = style({ ...text('body'), color: vars.color.text, overflowWrap: 'anywhere' });
export const nothing = style({
  ...text('small'),
  marginInlineEnd: 'auto',
  alignSelf: 'center',
  color: vars.color.textMuted,
});
