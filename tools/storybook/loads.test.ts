import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { loaded, watchLoads } from './loads.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

it('waits for code that a page asks for late, and not for an answer that never comes', async () => {
  const page = await browser.newPage();
  watchLoads(page);
  const asked = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  await page.route('http://stories.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api') return;
    if (path === '/chart.js') {
      asked.resolve();
      await come.promise;
    }
    await route.fulfill({
      contentType: path === '/' ? 'text/html' : 'text/javascript',
      body: path === '/' ? '<title>A</title>' : 'document.title = "drawn"',
    });
  });
  await page.goto('http://stories.test/');
  // As text: this file's own imports are rewritten.
  await page.evaluate('fetch("/api"), import("/chart.js"), undefined');
  await asked.promise;
  const title = loaded(page).then(() => page.title());
  const frames = page.evaluate(() =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => 'still waits'),
  );
  expect(await Promise.race([title, frames])).toBe('still waits');
  come.resolve();
  expect(await title).toBe('drawn');
  await page.close();
});
