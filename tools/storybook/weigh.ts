// npm run storybook:weigh -- [folder]: what the built Storybook loads until its first story is there, and how long that
// takes on an empty cache. Fails past the budgets; time depends on the machine, so it is only printed.
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { serveFolder } from './serveFolder.ts';

/** In MB (1,000,000 bytes): as the files are, and as a server that compresses sends them. */
const budgets = { plain: 6, brotli: 1.5 } as const;

const { url, close } = await serveFolder(resolve(process.argv[2] ?? 'storybook-static'));
const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage();
const bodies = new Map<string, Promise<Buffer>>();
// A file that is asked for twice comes from the browser's cache the second time.
page.on('response', (response) => {
  if (!bodies.has(response.url())) bodies.set(response.url(), response.body());
});
const started = performance.now();
await page.goto(`${url}/index.html`, { waitUntil: 'commit' });
await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
const seconds = (performance.now() - started) / 1000;
const files = await Promise.all(bodies.values());
await browser.close();
close();

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
const megabytes = (weigh: (body: Buffer) => number): number =>
  files.reduce((total, body) => total + weigh(body), 0) / 1e6;
const weights = { plain: megabytes(({ length }) => length), brotli: megabytes(brotli) };
console.log(`The first story came after ${seconds.toFixed(1)} s, with ${files.length} files`);
for (const kind of ['plain', 'brotli'] as const) {
  console.log(`${kind} ${weights[kind].toFixed(2)} of ${budgets[kind]} MB`);
  if (weights[kind] > budgets[kind]) process.exitCode = 1;
}
