import type { dark } from './darkColours.ts';
import type { light } from './lightColours.ts';

/** For readers who ask for more contrast, edges are as strong as those of controls, and quiet text is body text. */
export const strongerColours = ({ color }: typeof light | typeof dark) => ({
  border: color.controlBorder,
  borderStrong: color.textMuted,
  controlBorder: color.text,
  textMuted: color.textSecondary,
  textSecondary: color.text,
  textDisabled: color.textMuted,
});
