import { createRequire } from 'node:module';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { findViolations } from './findViolations.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

/** What axe finds in a page with a body, by its rules' names. */
async function find(body: string, rules: 'all' | 'colours' = 'all', type: 'story' | 'docs' = 'story') {
  const page = await browser.newPage();
  try {
    await page.setContent(`<html lang="en" data-theme="dark"><title>A</title><body>${body}`);
    await page.addScriptTag({ path: axe });
    const found = await findViolations(page, { id: 'a--b', title: 'A', name: 'B', type }, rules);
    return found.map((line) => /^axe, dark: (\S+)/.exec(line)?.[1]);
  } finally {
    await page.close();
  }
}

const pale = '<p style="color: #ccc">Text</p>';

it('finds what is wrong by all rules, the size of targets too', async () => {
  const small = '<button style="all: unset; font-size: 8px">A</button>';
  expect(await find(`<img src="">${pale}${small}${small}`)).toEqual([
    'color-contrast',
    'image-alt',
    'target-size',
    'target-size',
  ]);
});

it('finds colours alone', async () => {
  expect(await find(`<img src="">${pale}`, 'colours')).toEqual(['color-contrast']);
});

it('asks for landmarks where all of the page is shown', async () => {
  expect(await find('<p>Text</p>')).toEqual([]);
  expect(await find('<p>Text</p>', 'all', 'docs')).toContain('region');
});

it('leaves out what Storybook adds, and stories in frames', async () => {
  const frame = `<iframe title="A story" srcdoc='<html lang="en">${pale}'></iframe>`;
  expect(await find(`<p>Text</p><div class="sb-wrapper">${pale}</div>${frame}`)).toEqual([]);
});
