import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/media.ts';
import { clamp, ellipsis, text } from '../../theme/mixins.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '15px 15px 0',
  transition: `background-color ${vars.motion.fast} ${vars.motion.out}`,
  selectors: { '&:has(a):hover': { background: vars.color.hover } },
});

export const head = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[4], minWidth: 0 });
export const badge = style({ display: 'flex', justifyContent: 'flex-end', minWidth: 0 });
export const words = style({ minWidth: 0, minHeight: '36px', marginTop: vars.space[3] });
export const name = style({ ...text('name'), ...ellipsis, color: vars.color.text });
export const type = style({ ...text('monoSmall'), ...ellipsis, fontFamily: vars.font.mono, wordSpacing: 0, color: vars.color.textMuted });
export const description = style({
  ...text('small'),
  ...clamp(2),
  minHeight: '40px',
  margin: `${vars.space[2]} 0 14px`,
  '@media': { [below.md]: { minHeight: 0 } },
});

/** The link is the whole card; what else can be used in it stands above. */
export const cover = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const sampleAbove = style({ position: 'relative', zIndex: 1, alignSelf: 'flex-start', margin: '-6px 0 14px' });

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 'auto -15px 0',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: '0 0 11px 11px',
  background: vars.color.sunken,
});
export const stat = style({ minWidth: 0, padding: '9px 0 10px 12px', selectors: { '&:first-child': { paddingInlineStart: '15px' } } });
export const statLabel = style({ ...text('stat'), ...ellipsis, color: vars.color.textMuted });
export const statValue = style({ ...text('control'), ...ellipsis, marginTop: '1px', color: vars.color.text });

const bars = { display: 'flex', flexDirection: 'column', justifyContent: 'space-around' } as const;
/** Boxes of the height that the text will have. */
export const placeholder = styleVariants({
  words: { ...bars, height: '36px', marginTop: vars.space[3] },
  description: { ...bars, height: '40px', margin: `${vars.space[2]} 0 14px` },
  figure: { ...bars, height: '37px' },
});
