import { assignVars, globalStyle } from '@vanilla-extract/css';
import { themed } from './contract.css.ts';
import { theme } from './layers.css.ts';
import { prefersDark } from './media.ts';
import { dark } from './darkColours.ts';

const rule = { colorScheme: 'dark', vars: assignVars(themed, dark) } as const;

globalStyle('[data-theme="dark"]', { '@layer': { [theme]: rule } });
globalStyle(':root:not([data-theme])', { '@layer': { [theme]: { '@media': { [prefersDark]: rule } } } });
