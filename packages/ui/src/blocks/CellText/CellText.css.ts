import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/mixins.ts';

export const strong = style({ ...text('bodyStrong'), fontSize: 'inherit', lineHeight: 'inherit', color: vars.color.text });
