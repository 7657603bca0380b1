import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { below } from '../../src/theme/media.ts';
import { text } from '../../src/theme/mixins.ts';

// Storybook's own colours of these stay those of its light or dark theme.
globalStyle('.sbdocs.sbdocs-content tr:not(.sb-unstyled *)', { background: 'transparent' });
globalStyle('.sbdocs.sbdocs-content :is(td, th):not(.sb-unstyled *)', { textAlign: 'start', verticalAlign: 'top' });
globalStyle('.sbdocs.sbdocs-content td > p', { margin: 0 });
globalStyle('.docblock-argstable label > span[aria-hidden="true"]', { color: vars.color.text });
globalStyle('.sbdocs.sbdocs-content h2:not(.sb-unstyled, .sb-unstyled *)', { marginTop: vars.space[12] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  marginBlock: vars.space[4],
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

const verdict = style({ ...text('control') });
export const good = style([verdict, { color: vars.tone.positive.text }]);
export const bad = style([verdict, { color: vars.tone.critical.text }]);
