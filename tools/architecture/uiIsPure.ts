import { find, findImports, productIn, stripComments, type Detect } from './sources.ts';

const ui = 'packages/ui/src';

/** Reports requests, query and router libraries, and bare anchors in `ui`. */
export const uiNeverFetches: Detect = (files) => {
  const product = productIn(files, ui);
  return [
    ...findImports(product, (target) => /^(?:@tanstack\/react-query|react-router|msw|axios|ky|swr)\b/.test(target)),
    ...find(product, [
      /(?<![\w.])fetch\s*\(/,
      /\bwindow\.fetch\b/,
      /\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b/,
      /\bsendBeacon\b/,
    ]),
    ...find(
      product.filter(({ path }) => !path.startsWith(`${ui}/components/`)),
      [/<a(?=[\s>])(?![^>]*\bhref=(?:"#|\{[`'"]#))/], // a link inside the page needs no router
      stripComments,
    ),
  ];
};

/** Reports clock and randomness in `ui` outside `devices/`, and the clock in the app outside `readClock.ts`. */
export const uiReadsNoClock: Detect = (files) => [
  ...find(
    productIn(files, 'packages/app/src').filter(({ path }) => !path.endsWith('/readClock.ts')),
    [/\bDate\.now\b/, /\bnew Date\(\s*\)/],
  ),
  ...find(
    productIn(files, ui).filter(({ path }) => !path.startsWith(`${ui}/devices/`)),
    [
      /\bDate\.now\b/,
      /\bnew Date\(\s*\)/,
      /(?<!new )\bDate\(\s*\)/,
      /\bperformance\.now\b/,
      /\bMath\.random\b/,
      /\brandomUUID\b/,
      /\bgetRandomValues\b/,
      /\bTemporal\.Now\b/,
    ],
  ),
];
