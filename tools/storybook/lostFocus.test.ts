import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { lostFocus, watchFocus } from './lostFocus.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

/** What is lost once a button had the focus and was pressed. */
async function lost(onclick: string, then: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await browser.newPage();
  try {
    await watchFocus(page);
    const body = `<p>Words</p><button onclick="${onclick}">Go</button><button id="next">Next</button>`;
    await page.goto(`data:text/html,${encodeURIComponent(body)}`);
    await page.getByRole('button', { name: 'Go' }).click();
    await then(page);
    return await lostFocus(page);
  } finally {
    await page.close();
  }
}

it.each(['this.remove()', 'this.disabled = true', 'this.hidden = true'])('finds what is lost by %s', async (act) => {
  expect(await lost(act)).toEqual([expect.stringMatching(/^The focus fell to the body from <button .*>Go</)]);
});

it('says nothing where the focus stays, moves on or is put away', async () => {
  expect(await lost('')).toEqual([]);
  expect(await lost("this.remove(); document.getElementById('next').focus()")).toEqual([]);
  expect(await lost('', (page) => page.getByText('Words').click())).toEqual([]);
});

it('says it once', async () => {
  expect(await lost('this.remove()', lostFocus)).toEqual([]);
});
