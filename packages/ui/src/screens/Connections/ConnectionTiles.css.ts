import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const fontWeight = vars.fontWeight.label;

export const healthWord = styleVariants({
  positive: { color: vars.tone.positive.text, fontWeight },
  caution: { color: vars.tone.caution.text, fontWeight },
  critical: { color: vars.tone.critical.text, fontWeight },
});
