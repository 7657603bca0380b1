import { assignVars, globalStyle } from '@vanilla-extract/css';
import { themed } from './contract.css.ts';
import { theme } from './layers.css.ts';
import { light } from './lightColours.ts';

globalStyle(':root, [data-theme="light"]', {
  '@layer': { [theme]: { colorScheme: 'light', vars: assignVars(themed, light) } },
});
