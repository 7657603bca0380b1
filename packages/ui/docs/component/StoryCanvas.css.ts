import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { below } from '../../src/theme/media.ts';
import { text } from '../../src/theme/mixins.ts';

export const canvas = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  minWidth: 0,
});

export const stage = style({
  padding: vars.space[8],
  overflowX: 'auto',
  '@media': { [below.md]: { padding: vars.space[4] } },
});

/** A story that covers its page, as a picture: 'Open' leads to the live one. */
export const frame = style({ display: 'block', width: '100%', border: 0, verticalAlign: 'top' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '3rem',
  padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const name = style({
  ...text('control'),
  flex: 1,
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const code = style({
  ...text('mono'),
  margin: 0,
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  overflowX: 'auto',
  tabSize: 2,
});
