import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { clamp, ellipsis, text } from '../../theme/mixins.ts';

export const card = style({ display: 'flex', flexDirection: 'column', padding: '19px 19px 15px', '@media': { [below.md]: { padding: '15px' } } });
export const head = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[4], minWidth: 0 });
export const badge = style({ display: 'flex', justifyContent: 'flex-end', minWidth: 0 });
export const words = style({ minWidth: 0, minHeight: '36px', marginTop: vars.space[3] });
export const name = style({ ...text('titleSm'), ...ellipsis, color: vars.color.text });
export const model = style({ ...text('monoSmall'), ...ellipsis, fontFamily: vars.font.mono, wordSpacing: 0, color: vars.color.textMuted });
export const description = style({ ...text('small'), ...clamp(2), minHeight: '40px', marginTop: vars.space[2] });

export const activity = style({ ...text('caption'), display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: '16px', margin: `${vars.space[3]} 0 14px`, color: vars.color.textMuted });
export const live = style({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: '7px', letterSpacing: 0, color: vars.tone.positive.text });
export const liveIcon = style({ color: vars.tone.positive.lamp });
export const dot = style({ color: vars.color.textMuted });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: 'auto',
  paddingTop: '14px',
  borderTop: `1px solid ${vars.color.border}`,
});

const bars = { display: 'flex', flexDirection: 'column', justifyContent: 'space-around' } as const;
/** Boxes of the height that the text will have. */
export const placeholder = styleVariants({
  words: { ...bars, height: '36px', marginTop: vars.space[3] },
  description: { ...bars, height: '40px', marginTop: vars.space[2] },
});
