import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { isAlive, watchMoves, whileMoving } from './moves.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage();
  await watchMoves(page);
  await page.goto('data:text/html,<p>A page</p>');
});
afterAll(() => browser.close());

const never = new Promise<never>(() => undefined);

it('passes on what comes, and what fails', async () => {
  await expect(whileMoving(page, 60_000, Promise.resolve('text'))).resolves.toBe('text');
  await expect(whileMoving(page, 60_000, Promise.reject(new Error('A play failed')))).rejects.toThrow('A play failed');
});
it('counts what changes', async () => {
  const moves = () => page.evaluate(() => globalThis.pageMoves);
  const before = await moves();
  await page.evaluate(() => document.body.append('more'));
  expect(await moves()).toBeGreaterThan(before);
});
it('waits as long as the page changes, and gives up one that stands still', async () => {
  await page.evaluate(() => {
    let looks = 0;
    // Something has changed at each of the first looks.
    Object.defineProperty(globalThis, 'pageMoves', { get: () => Math.min((looks += 1), 9) });
    Object.defineProperty(globalThis, 'looks', { get: () => looks });
  });
  await expect(whileMoving(page, 5_000, never)).rejects.toThrow('Nothing on the page has changed for 5 s');
  expect(await page.evaluate('looks')).toBeGreaterThan(9);
});
it('gives up a page that does not answer', async () => {
  // Without an answer: the page is busy for good.
  page.evaluate('setTimeout(() => { for (;;); })').catch(() => undefined);
  await expect(whileMoving(page, 300, never)).rejects.toThrow('An answer of the page did not end within 0.3 s');
  expect(await isAlive(page, 300)).toBe(false);
});
