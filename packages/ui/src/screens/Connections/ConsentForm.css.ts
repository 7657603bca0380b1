import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '0.6875rem 0.5625rem 0.6875rem 1.0625rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  '@media': { [below.sm]: { flexWrap: 'wrap' } },
});
/** On a phone the button stands below. */
export const stripWords = style({ flex: '1 1 0', minWidth: '11.25rem' });
export const stripHead = style({ ...text('bodyStrong'), color: vars.color.text });
export const stripText = style({ ...text('small'), color: vars.color.textMuted });

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const scope = style({
  display: 'grid',
  gridTemplateColumns: '0.875rem minmax(0, 1fr)',
  columnGap: vars.space[4],
});
export const scopeIcon = style({ marginTop: '0.1875rem', color: vars.color.textMuted });
export const what = style({ ...text('small'), color: vars.color.text });
export const why = style({ ...text('small'), color: vars.color.textMuted });
export const name = style({ ...text('mono'), color: vars.color.textSecondary, overflowWrap: 'anywhere' });
export const hint = style({ ...text('caption'), color: vars.color.textMuted });
/** What was not allowed, in the words of its tone. */
export const refused = style({ ...text('small'), color: tone.text });
