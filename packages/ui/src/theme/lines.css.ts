import { assignVars, globalStyle } from '@vanilla-extract/css';
import { line, themed } from './contract.css.ts';
import { theme } from './layers.css.ts';
import { LINES } from './tokens.ts';

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
