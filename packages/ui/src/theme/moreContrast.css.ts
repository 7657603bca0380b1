import { globalStyle } from '@vanilla-extract/css';
import { themed } from './contract.css.ts';
import { dark } from './darkColours.ts';
import { theme } from './layers.css.ts';
import { light } from './lightColours.ts';
import { moreContrast, prefersDark } from './media.ts';
import { strongerColours } from './strongerColours.ts';

const stronger = (colours: typeof light | typeof dark) => ({
  vars: Object.fromEntries(
    Object.entries(strongerColours(colours)).map(([name, value]) => [
      themed.color[name as keyof ReturnType<typeof strongerColours>],
      value,
    ]),
  ),
});

globalStyle(':root, [data-theme="light"]', {
  '@layer': { [theme]: { '@media': { [moreContrast]: stronger(light) } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [theme]: { '@media': { [moreContrast]: stronger(dark) } } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [theme]: { '@media': { [`${moreContrast} and ${prefersDark}`]: stronger(dark) } } },
});
