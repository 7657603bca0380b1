import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const table = style({ marginBlock: `${vars.space[4]} ${vars.space[8]}` });

// On a phone, words stay whole: a table that has no room for them scrolls.
globalStyle(`${table} :is(th, td)`, { overflowWrap: 'break-word' });
