import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark, light, strongerColours } from './colours.ts';
import { line, theme, themed } from './contract.css.ts';
import { moreContrast, prefersDark } from './media.ts';
import { LINES } from './tokens.ts';

/** Where a theme applies: the light one also where none is chosen. */
const inLight = ':root, [data-theme="light"]';
const inDark = '[data-theme="dark"]';
/** Follows the system: dark where the system is. */
const inSystem = ':root:not([data-theme])';

const lightRule = { colorScheme: 'light', vars: assignVars(themed, light) } as const;
const darkRule = { colorScheme: 'dark', vars: assignVars(themed, dark) } as const;

globalStyle(inLight, { '@layer': { [theme]: lightRule } });
globalStyle(inDark, { '@layer': { [theme]: darkRule } });
globalStyle(inSystem, { '@layer': { [theme]: { '@media': { [prefersDark]: darkRule } } } });

const strongerRule = (colours: typeof light | typeof dark) => ({
  vars: Object.fromEntries(
    Object.entries(strongerColours(colours)).map(([name, value]) => [
      themed.color[name as keyof ReturnType<typeof strongerColours>],
      value,
    ]),
  ),
});

globalStyle(inLight, { '@layer': { [theme]: { '@media': { [moreContrast]: strongerRule(light) } } } });
globalStyle(inDark, { '@layer': { [theme]: { '@media': { [moreContrast]: strongerRule(dark) } } } });
globalStyle(inSystem, {
  '@layer': { [theme]: { '@media': { [`${moreContrast} and ${prefersDark}`]: strongerRule(dark) } } },
});

// Also on [data-theme]: a part that is always dark must not inherit the light theme's ink.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [theme]: {
      vars: assignVars(line, {
        solid: themed.color.text,
        on: themed.color.canvas,
        soft: themed.tone.neutral.soft,
        text: themed.color.text,
      }),
    },
  },
});

for (const name of LINES) {
  const { solid, on, soft, text } = themed.lines[name];
  globalStyle(`[data-line="${name}"]`, {
    '@layer': { [theme]: { vars: assignVars(line, { solid, on, soft, text }) } },
  });
}
