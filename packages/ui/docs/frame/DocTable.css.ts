import { globalStyle, style } from '@vanilla-extract/css';

export const words = style({});

// On a phone, words stay whole: a table that has no room for them scrolls.
globalStyle(`${words} :is(th, td)`, { overflowWrap: 'break-word' });
