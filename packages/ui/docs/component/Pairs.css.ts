import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { below } from '../../src/theme/media.ts';
import { text } from '../../src/theme/mixins.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  flex: 1,
  gap: vars.space[3],
  minHeight: '6.5rem',
  padding: vars.space[4],
  overflowX: 'auto',
});

export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

const verdict = style({ ...text('control'), display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const good = style([verdict, { color: vars.tone.positive.text }]);
export const bad = style([verdict, { color: vars.tone.critical.text }]);
export const why = style({ ...text('small'), color: vars.color.textSecondary });
