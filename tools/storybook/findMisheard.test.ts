import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { findMisheard } from './findMisheard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

/** What is found in a story. */
async function find(story: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<style>.block { display: block } .row { display: flex; gap: 8px }</style><div id="storybook-root">${story}</div>`,
    );
    return await findMisheard(page);
  } finally {
    await page.close();
  }
}

it.each([
  ['the parts of a toast', '<ol><li data-state="open"><div>Login failed</div><div>Invalid credentials</div></li></ol>'],
  [
    'a cell of two lines',
    '<table><td><span class="block">Dana Whitfield</span><span class="block">dana@a.example</span>',
  ],
  ['a link with a count', '<a href="#" class="row"><span>AI Agents</span><span>7</span></a>'],
  ['a word and its reason', '<table><td>Admin<span class="block">Demo account, cannot be changed</span>'],
])('finds what is glued: %s', async (_name, story) => {
  expect(await find(story)).toEqual([expect.stringMatching(/^no blank between/)]);
  const blank = story.replaceAll(/(<\/span>|<\/div>|Admin)(?=<(?:span|div))/g, '$1 ');
  expect(await find(blank)).toEqual([]);
});

it.each([
  ['a part of a word', '<p>Switch<b>board</b></p>'],
  ['what is read by itself', '<table><td>Not sent<button style="margin: 8px">Send</button>'],
  ['entries of a list', '<table><td><ul><li>Scoring</li><li>Enrichment</li></ul>'],
  ['what is not read', '<a href="#" class="row"><span aria-hidden="true">D</span><span>Dana</span></a>'],
  ['what is not shown', '<p><span style="display: none">Live</span><span class="block">Idle</span></p>'],
])('lets pass %s', async (_name, story) => {
  expect(await find(story)).toEqual([]);
});

it('finds words that stand in a live region, and an empty one, but not what was just announced', async () => {
  expect(await find('<p role="status">6 of 2,158 leads</p><p aria-live="polite"></p>')).toEqual([
    'a live region that stands there: "6 of 2,158 leads"',
    'a live region that stands there: ""',
  ]);
  expect(await find('<div role="status" data-announced>Copied</div><p role="alert">Not saved</p>')).toEqual([]);
});
