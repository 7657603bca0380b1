import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';
import { tone } from '../../theme/tone.css.ts';

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

export const endpointLabel = style({ ...text('small'), fontWeight: vars.fontWeight.label, color: vars.color.text });

/** Two beside each other where the dialog is wide; a last one without a neighbour takes the row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
globalStyle(`${fields} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
