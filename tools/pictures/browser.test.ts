import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { inlineFaces } from './canary.ts';
import { comparePngs } from './comparePngs.ts';
import { fingerprint } from './manifest.ts';
import { shootStory } from './shootStory.ts';
import { fileOf } from './takePictures.ts';
import { writeReport } from './writeReport.ts';

const HTML = inlineFaces(`<!doctype html><style>
  @font-face {
    font-family: Sans;
    font-weight: 400 700;
    src: url('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
  }
  body { margin: 0; padding: 16px; background: #f5f3ee; color: #1c1b18; font: 420 14px / 20px Sans; }
  [data-theme='dark'] body { background: #171613; color: #f0ede6; }
  article { padding: 12px; border: 1px solid #d8d4ca; border-radius: 8px; box-shadow: 0 1px 2px rgb(0 0 0 / 10%); }
  button { background: #fff; transition: background-color 1s; }
  button:hover { background: #eee; }
  svg { animation: turn 1s infinite linear; }
  p { animation: arrive 1s; }
  @keyframes turn { to { rotate: 1turn; } }
  @keyframes arrive { from { translate: 0 40px; } }
</style>
<article>
  <button>Connect</button>
  <h1>Calls <mark>Sample</mark></h1>
  <p>First row</p>
  <p>Second row</p>
  <svg width="24" height="24"><path d="M2 22 22 2M4 4h9" stroke="currentColor" /></svg>
  <input value="A field" autofocus />
</article>`);

const style = (page: Page, rule: string) => page.addStyleTag({ content: rule });
const planted: Record<string, (page: Page) => Promise<unknown>> = {
  'a colour by one step': (page) => style(page, 'mark { color: #010000 }'),
  'a border by 1 px': (page) => style(page, 'article { border-width: 2px; padding: 11px }'),
  'a letter': (page) =>
    page
      .locator('p')
      .first()
      .evaluate((element) => void (element.textContent = 'Firsl row')),
  'a weight': (page) => style(page, 'p { font-weight: 430 }'),
  'a radius': (page) => style(page, 'article { border-radius: 9px }'),
  'a missing icon': (page) => style(page, 'path { display: none }'),
  'a shadow': (page) => style(page, 'article { box-shadow: 0 1px 2px rgb(0 0 0 / 12%) }'),
  'a shifted row': (page) => style(page, 'p + p { position: relative; top: 1px }'),
  'a wrong mark': (page) => page.locator('mark').evaluate((element) => void (element.textContent = 'Sandbox')),
  'a hover state': (page) => page.locator('button').hover(),
};

let browser: Browser;
let unchanged: Awaited<ReturnType<typeof shoot>>;
const folder = mkdtempSync(join(tmpdir(), 'switchboard-report-'));
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
  unchanged = await shoot(nothing);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const nothing = () => Promise.resolve();
const viewport = { width: 480, height: 160 };

/** PNGs and hashes of the page, in both themes, after a change. */
async function shoot(change: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport });
  try {
    await page.setContent(HTML);
    await change(page);
    const pngs = (await shootStory(page, ['light', 'dark'])).map(({ png }) => png);
    return { pngs, hashes: pngs.map((png) => fingerprint(png).sha256) };
  } finally {
    await page.close();
  }
}

it('takes the same pictures of an unchanged page each time, though a caret blinks and things move', async () => {
  expect((await shoot(nothing)).hashes).toEqual(unchanged.hashes);
  expect(new Set(unchanged.hashes).size).toBe(2);
});

it('shows the whole height', () => {
  expect(fingerprint(unchanged.pngs[0] ?? Buffer.alloc(0)).height).toBeGreaterThan(viewport.height);
});

it('takes the pictures that are asked for, and looks at those of the page’s own width', async () => {
  const page = await browser.newPage({ viewport });
  await page.setContent(HTML);
  const looks: unknown[] = [];
  const shots = await shootStory(page, ['light', 'light-390'], async (variant) => {
    looks.push([variant, await page.evaluate(() => document.documentElement.dataset['theme'])]);
  });
  expect(looks).toEqual([['light', 'light']]);
  expect(shots.map(({ variant, png }) => [variant, fingerprint(png).width])).toEqual([
    ['light', 480],
    ['light-390', 390],
  ]);
  await page.close();
});

it.each(Object.entries(planted))('finds %s', async (_name, change) => {
  const { hashes } = await shoot(change);
  expect(hashes[0]).not.toBe(unchanged.hashes[0]);
  expect(hashes[1]).not.toBe(unchanged.hashes[1]);
});

it('throws for a page that goes on changing', async () => {
  const endless = (changing: Page) =>
    changing.evaluate(() => void setInterval(() => (document.title = String(Math.random())), 5));
  await expect(shoot(endless)).rejects.toThrow('goes on changing');
});

it('writes a report that shows what differs, equal differences as one decision', async () => {
  const after = await shoot((changing) => style(changing, 'h1 { color: red }'));
  for (const [name, pngs] of Object.entries({ before: unchanged.pngs, now: after.pngs })) {
    mkdirSync(join(folder, name));
    for (const key of ['a--one light', 'a--two light']) writeFileSync(join(folder, name, fileOf(key)), pngs[0] ?? '');
  }
  const [was = Buffer.alloc(0), is = Buffer.alloc(0)] = [unchanged.pngs[0], after.pngs[0]];
  const difference = comparePngs(was, is);
  const findings = [{ key: 'a--one light', difference }, { key: 'a--two light', difference }, { key: 'a--new light' }];
  // Wide enough for pictures in full size.
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const file = writeReport(findings, { title: '2 < 3', notes: [], others: ['b--one light'] }, folder);
  await page.goto(`file://${file}`);
  expect(await page.locator('h1').textContent()).toBe('2 < 3');
  expect(await page.locator('code').allTextContents()).toEqual([
    'npm run visual:approve -- a--one a--two',
    'npm run visual:approve -- a--new',
  ]);
  expect(await page.locator('li').allTextContents()).toEqual(['b--one light']);
  const shown = page.locator('.difference').first();
  await shown.locator('i').evaluate((frame) => frame.remove());
  const seen = await shown.screenshot();
  await shown.evaluate((element) => {
    const [before, now] = element.querySelectorAll('img');
    if (before && now) now.src = before.src;
    return now?.decode();
  });
  expect(comparePngs(await shown.screenshot(), seen).pixels).toBe(difference.pixels);
  await page.close();
});
