import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { clamp, ellipsis, text } from '../../../theme/mixins.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minWidth: 0,
});
export const badge = style({ display: 'flex', justifyContent: 'flex-end', minWidth: 0 });
export const words = style({ minWidth: 0, minHeight: '2.25rem', marginTop: vars.space[3] });
const name = style({ ...ellipsis, color: vars.color.text });
/** The name takes the size of its heading. */
export const nameOfLevel = styleVariants({ h2: [name, text('titleSm')], h3: [name, text('name')] });
export const sub = style({
  ...text('monoSmall'),
  ...ellipsis,
  fontFamily: vars.font.mono,
  wordSpacing: 0,
  color: vars.color.textMuted,
});
export const description = style({ ...text('small'), ...clamp(2), minHeight: '2.5rem', marginTop: vars.space[2] });

const bars = { display: 'flex', flexDirection: 'column', justifyContent: 'space-around' } as const;
/** As high as the text that replaces them. */
export const placeholder = styleVariants({
  words: { ...bars, height: '2.25rem', marginTop: vars.space[3] },
  description: { ...bars, height: '2.5rem', marginTop: vars.space[2] },
});
