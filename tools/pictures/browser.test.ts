import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { inlineFaces } from './canary.ts';
import { decodePng, type Picture } from './decodePng.ts';
import { encodePng } from './encodePng.ts';
import { startHashing } from './hashes.ts';
import { toFinding } from './review.ts';
import { shootStory } from './shootStory.ts';
import { withCodec } from './webp.ts';
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
const hashing = startHashing();
const folder = mkdtempSync(join(tmpdir(), 'switchboard-report-'));
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
  unchanged = await shoot(nothing);
});
afterAll(async () => {
  await browser.close();
  await hashing.end();
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
    const shots = await shootStory(page, false);
    const hashes = await Promise.all(shots.map(async ({ png }) => (await hashing.hash(png)).sha256));
    return { pngs: shots.map(({ png }) => png), hashes };
  } finally {
    await page.close();
  }
}
it('takes the same pictures of an unchanged page each time, though a caret blinks and things move', async () => {
  expect((await shoot(nothing)).hashes).toEqual(unchanged.hashes);
  expect(new Set(unchanged.hashes).size).toBe(2);
});

it('shows the whole height', () => {
  expect(decodePng(unchanged.pngs[0] ?? Buffer.alloc(0)).height).toBeGreaterThan(viewport.height);
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

it('reads from WebP exactly what it wrote', async () => {
  const data = new Uint8Array(64 * 48 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 37 + (at >> 5)) % 256));
  const picture: Picture = { width: 64, height: 48, data };
  await withCodec(async ({ encode, decode }) => expect(await decode(await encode(picture))).toEqual(picture));
});

it('writes a report to go through by keys', async () => {
  const page = await browser.newPage();
  const after = await shoot((changing) => style(changing, 'h1 { color: red }'));
  const findings = ['a--one light', 'a--two light'].flatMap(
    (key) => toFinding(key, unchanged.pngs[0], after.pngs[0]) ?? [],
  );
  expect(findings[0]?.note).toMatch(/^\d+ pixels differ\.$/);
  const added = encodePng({ width: 1, height: 1, data: new Uint8Array([0, 0, 0, 255]) });
  findings.push({ key: 'a--new light', note: 'New', after: added });
  await page.goto(
    `file://${writeReport(findings, { title: '3 changed </script>', others: ['b--one light'] }, folder)}`,
  );
  const pictures = () => page.locator('#view img:visible').count();
  expect(await page.locator('h1').textContent()).toBe('3 changed </script>');
  expect(await pictures()).toBe(3);
  await page.keyboard.press('2');
  expect(await page.getByRole('slider').count()).toBe(1);
  await page.keyboard.press('4');
  expect(await pictures()).toBe(1);
  await page.keyboard.press('j');
  expect(await page.locator('h2').textContent()).toBe('a--two light');
  await page.keyboard.press('j');
  expect(await page.locator('#view figcaption').allTextContents()).toEqual(['After']);
});
