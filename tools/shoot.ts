// node tools/shoot.ts http://localhost:3000/dashboard out.png [--width 390] [--dark] [--full] [--login]
// A picture of a running page.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    login: { type: 'boolean', default: false },
  },
});
const [url, file] = positionals;
if (!url || !file) {
  console.error('Usage: node tools/shoot.ts URL out.png [--width 390] [--dark] [--full] [--login]');
  process.exit(1);
}

const width = Number(values.width);
const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({
  viewport: { width, height: width < 600 ? 844 : 960 },
  colorScheme: values.dark ? 'dark' : 'light',
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
});
page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`));
page.on('pageerror', (error) => console.error(`page: ${error.message}`));

if (values.login) {
  await page.goto(new URL('/login', url).href);
  await page.getByRole('button', { name: 'Demo Access' }).click();
  await page.waitForURL('**/dashboard');
}
await page.goto(url, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page.screenshot({ path: file, fullPage: values.full, caret: 'hide' });
await browser.close();
