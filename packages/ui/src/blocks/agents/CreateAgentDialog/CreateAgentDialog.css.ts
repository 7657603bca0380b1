import { globalStyle, style } from '@vanilla-extract/css';

export const typeField = style({ position: 'relative' });
/** Lies over the select, which leaves room for it and also opens when the mark is pressed. */
export const typeMark = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: '0.75rem',
  top: 'calc(50% - 0.75rem)',
  pointerEvents: 'none',
});
export const typeSelect = style({ paddingInlineStart: 0 });
globalStyle(`${typeSelect} select`, { paddingInlineStart: '2.75rem' });
