import { globalStyle } from '@vanilla-extract/css';
import { themed } from './contract.css.ts';
import { dark } from './darkColours.ts';
import { theme } from './layers.css.ts';
import { light } from './lightColours.ts';
import { moreContrast, prefersDark } from './media.ts';

/** For readers who ask for more contrast, edges are as strong as those of controls, and quiet text is body text. */
const stronger = ({ color }: typeof light | typeof dark) => ({
  vars: {
    [themed.color.border]: color.controlBorder,
    [themed.color.borderStrong]: color.textMuted,
    [themed.color.controlBorder]: color.text,
    [themed.color.textMuted]: color.textSecondary,
    [themed.color.textSecondary]: color.text,
    [themed.color.textDisabled]: color.textMuted,
  },
});

globalStyle(':root, [data-theme="light"]', {
  '@layer': { [theme]: { '@media': { [moreContrast]: stronger(light) } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [theme]: { '@media': { [moreContrast]: stronger(dark) } } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [theme]: { '@media': { [`${moreContrast} and ${prefersDark}`]: stronger(dark) } } },
});
