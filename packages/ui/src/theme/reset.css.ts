import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars, reset } from './contract.css.ts';
import { forcedColors, reducedMotion } from './media.ts';
import { text, monospaced } from './mixins.ts';

const rule = (selector: string, style: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: '4.5rem' });
rule('body', {
  ...text('body'),
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.textSecondary,
  fontFamily: vars.font.sans,
  fontVariantNumeric: 'tabular-nums',
  wordSpacing: '0.05em',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
rule('h1, h2, h3, h4, p, ul, ol, dl, dd, dt, figure, fieldset, legend, pre, hr', { margin: 0, padding: 0, border: 0 });
rule('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
rule('fieldset', { minWidth: 0 });
rule('ul, ol', { listStyle: 'none' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  margin: 0,
});
rule('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' });
rule('button:disabled, [aria-disabled="true"]', { cursor: 'not-allowed' });
rule('input::placeholder, textarea::placeholder', { color: vars.color.textMuted, opacity: 1 });
// It moves nothing: its start says that the browser has filled the field (`components/forms/readsFilled.ts`).
const filled = keyframes({ from: { wordSpacing: 'inherit' } });
rule('input:autofill', { animation: `${filled} 1ms !important` });
// WebKit prints the day of today where a field for a day or a time is empty: it looks like a placeholder.
rule('input[data-empty]:not(:focus)', { color: vars.color.textMuted });
rule('input[type="search"]::-webkit-search-cancel-button', { display: 'none' });
rule('input[type="number"]', { appearance: 'textfield' });
rule('input[type="number"]::-webkit-inner-spin-button, input[type="number"]::-webkit-outer-spin-button', {
  display: 'none',
});
rule('svg, img, video', { display: 'block', flex: 'none' });
rule('code, pre, kbd, samp', { ...text('mono'), ...monospaced });
rule('time', { fontVariantNumeric: 'tabular-nums' });
rule('[hidden]', { display: 'none !important' });
rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// A heading is focused after navigation so that it is read out. It is not a control, so it shows no ring.
rule('[tabindex="-1"]:focus', { outline: 'none' });
rule(':focus-visible', { '@media': { [forcedColors]: { outlineColor: 'Highlight' } } });
rule('*, *::before, *::after, *::backdrop', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
