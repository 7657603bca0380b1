import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { text } from '../../../theme/mixins.ts';

const hiddenAtRest = { selectors: { 'div:not([data-reply]) > div > &': { display: 'none' } } } as const;

/** On a narrow stage the questions stand in one row that scrolls, so that they need the same height anywhere. */
export const suggested = style({
  pointerEvents: 'auto',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  maxWidth: '100%',
  // Where they would not fit below the orb, or leave no room for a reply.
  '@container': {
    'stage (max-width: 47.9375em) and (max-height: 25.625em)': hiddenAtRest,
    'stage (min-width: 48em) and (max-height: 29.5em)': hiddenAtRest,
    'stage (max-height: 16.1875em)': { display: 'none' },
  },
});
export const about = style({
  ...text('small'),
  color: vars.assistant.textMuted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  '@container': {
    'stage (max-width: 47.9375em)': { flexWrap: 'nowrap', justifyContent: 'flex-start', overflowX: 'auto' },
  },
});
globalStyle(`${row} > li`, { flex: 'none', maxWidth: '100%' });
export const question = style({
  ...text('small'),
  minHeight: vars.size.control.touch,
  maxWidth: '100%',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.assistant.glassBorder }, '&:focus-visible': { outlineOffset: '-2px' } },
});
