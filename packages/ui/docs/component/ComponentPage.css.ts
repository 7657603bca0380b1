import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

/** Code within text. */
export const code = style({});
globalStyle(`${code} :is(p, td, span) > code`, { fontFamily: vars.font.mono, fontSize: '0.92em' });

export const strong = style({ color: vars.color.text, fontWeight: vars.fontWeight.label, whiteSpace: 'nowrap' });

export const unbroken = style({ whiteSpace: 'nowrap' });
export const quotation = style({ display: 'block', minWidth: '6.5rem' });
