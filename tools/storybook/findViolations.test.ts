import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { findViolations } from './findViolations.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const list = `<ul>${'<li>One of many rows</li>'.repeat(12)}</ul>`;
const story = { id: 'a--b', title: 'A', name: 'B', type: 'story' } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

/** A page with a body and rules of style, and what axe finds on it. */
async function find(body: string, style: string, seen: Set<string>, rules: 'all' | 'colours' = 'all') {
  const page: Page = await browser.newPage();
  try {
    await page.setContent(`<html lang="en"><title>A</title><style>li { color: #222 } ${style}</style><body>${body}`);
    await page.addScriptTag({ path: axe });
    const found = await findViolations(page, story, { seen, rules });
    return { found, marks: await page.locator('[data-new]').count() };
  } finally {
    await page.close();
  }
}

it('finds what is wrong, each time anew', async () => {
  const seen = new Set<string>();
  for (const _time of [1, 2]) {
    const { found, marks } = await find(`${list}<img src="">`, '', seen);
    expect(found.join()).toContain('image-alt');
    expect(marks).toBe(0);
  }
});

it('finds a colour that is wrong only here, in a part that was all right elsewhere', async () => {
  const seen = new Set<string>();
  expect((await find(list, '', seen)).found).toEqual([]);
  expect((await find(`<h1>New</h1>${list}`, '', seen)).found).toEqual([]);
  const sheet = `<div style="background: #fff">${list}</div>`;
  expect((await find(sheet, '', seen)).found).toEqual([]);
  const wrong: [body: string, style: string][] = [
    [list, 'ul { background: #333 }'],
    [list.replace('<li>', '<li class="pale">'), '.pale { color: #ccc }'],
    [list.replace('<li>', '<li style="color: #ccc">'), ''],
    [`<div class="dark">${list}</div>`, '.dark { background: #333 }'],
    [`<h1 style="color: #ccc">New</h1>${list}`, ''],
    [`<div class="faded">${sheet}</div>`, '.faded { opacity: 0.3 }'],
  ];
  for (const [body, style] of wrong)
    expect((await find(body, style, seen, 'colours')).found.join(), body + style).toContain('color-contrast');
});

it('finds a colour that was all right only because nobody saw it, or because its control was switched off', async () => {
  const seen = new Set<string>();
  const pale = 'b, button { color: #ccc; background: #fff }';
  const hidden = (how: string) => `${list}<p ${how}><b>Text</b></p>`;
  for (const how of ['style="display: none"', 'style="visibility: hidden"', 'style="opacity: 0"', 'hidden'])
    expect((await find(hidden(how), pale, seen)).found, how).toEqual([]);
  const group = (how: string) => `${list}<div role="group" ${how}><p style="background: #fff"><b>Text</b></p></div>`;
  for (const off of [`${list}<button disabled>Save</button>`, group('aria-disabled="true"')])
    expect((await find(off, pale, seen)).found).toEqual([]);
  for (const body of [hidden(''), `${list}<button>Save</button>`, group('')])
    expect((await find(body, pale, seen, 'colours')).found.join(), body).toContain('color-contrast');
});

it('looks at a colour once', async () => {
  const seen = new Set<string>();
  await find(list, '', seen);
  const page = await browser.newPage();
  await page.setContent(`<html lang="en"><title>A</title><style>li { color: #222 } </style><body>${list}${list}`);
  // Without axe on the page, a second look would throw.
  expect(await findViolations(page, story, { seen, rules: 'colours' })).toEqual([]);
  await page.close();
});
