import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below } from '../../../theme/media.ts';
import { text } from '../../../theme/mixins.ts';

export const figure = style({ ...text('figure'), color: vars.color.text, fontVariantNumeric: 'tabular-nums' });
export const heading = style({ color: vars.color.text });
export const percentage = style({ ...text('small'), fontWeight: vars.fontWeight.strong, color: vars.color.text });
export const meter = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], marginTop: vars.space[3] });
export const note = style({ marginTop: vars.space[3] });

export const foot = style(text('small'));

export const list = style({ padding: `${vars.space[2]} ${vars.space[5]}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 7.5rem) minmax(4.5rem, auto)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '2.75rem',
  '@media': { [below.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const words = style({ ...text('body'), minWidth: 0, overflowWrap: 'anywhere' });
/** There is no room for bars beside the words on a phone. */
export const share = style({ minWidth: 0, '@media': { [below.md]: { display: 'none' } } });
export const amount = style({ ...text('body'), textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** The prices of a service, one below the other. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10rem',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
});
