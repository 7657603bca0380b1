import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { below } from '../../src/theme/media.ts';
import { text } from '../../src/theme/mixins.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  boxSizing: 'border-box',
  maxWidth: '66.5rem',
  margin: '0 auto',
  padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[16]}`,
  color: vars.color.textSecondary,
  '@media': { [below.md]: { gap: vars.space[8], padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}` } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const path = style({ ...text('caption'), color: vars.color.textMuted });
export const title = style({ ...text('hero'), color: vars.color.text, overflowWrap: 'anywhere' });
export const sentence = style({ ...text('reading'), maxWidth: vars.size.readingMax });

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const partTitle = style({ ...text('title'), color: vars.color.text });
export const hint = style({ ...text('body'), maxWidth: vars.size.readingMax });
