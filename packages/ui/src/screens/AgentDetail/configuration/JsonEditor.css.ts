import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/media.ts';

/** Scrolls as a whole, so that text and colours stay aligned. */
export const editor = style({ maxHeight: '35rem', overflowY: 'auto' });
export const sheet = style({ display: 'grid', minHeight: '17.5rem' });

// Both layers must break lines at the same characters.
const layer = {
  gridArea: '1 / 1',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'normal',
  resize: 'none',
  overflow: 'hidden',
} as const;

export const colours = style({
  ...layer,
  pointerEvents: 'none',
  color: vars.color.textSecondary,
  '@media': { [forcedColors]: { visibility: 'hidden' } },
});
export const area = style({
  ...layer,
  height: '100%',
  color: 'transparent',
  caretColor: vars.color.text,
  '@media': { [forcedColors]: { color: 'FieldText' } },
});
export const kinds = styleVariants({
  name: { color: vars.tone.accent.text },
  text: { color: vars.tone.positive.text },
  other: {},
});
