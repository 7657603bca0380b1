import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { fingerprint, type Fingerprint, type Manifest } from './manifest.ts';

const inline = (specifier: string): string =>
  `data:font/woff2;base64,${readFileSync(fileURLToPath(import.meta.resolve(specifier))).toString('base64')}`;

/** Puts the files of faces into a page. */
export const inlineFaces = (html: string): string =>
  html.replace(/url\('(@[^']+)'\)/g, (_all, specifier: string) => `url('${inline(specifier)}')`);

/** Draws the pictures of canary.html. They say whether this machine draws as the one did that wrote the manifest. */
export async function drawCanary(): Promise<Manifest> {
  const html = inlineFaces(readFileSync(new URL('canary.html', import.meta.url), 'utf8'));
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 480 }, deviceScaleFactor: 1 });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    const boxes = await page.evaluate(() =>
      [...document.body.children].map((element, index) => ({
        id: element.id,
        clip: { x: (index % 5) * 240, y: Math.floor(index / 5) * 120, width: 240, height: 120, scale: 1 },
      })),
    );
    const drawn: [string, Fingerprint][] = [];
    for (const { id, clip } of boxes) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
      drawn.push([`canary ${id}`, fingerprint(Buffer.from(data, 'base64'))]);
    }
    return new Map(drawn);
  } finally {
    await browser.close();
  }
}

/** The canary pictures that this machine draws in another way than the manifest says, none if it draws the same. */
export const drawnOtherwise = (lines: Manifest, canary: Manifest): string[] =>
  [...canary]
    .filter(([key, { sha256 }]) => lines.get(key)?.sha256 !== sha256)
    .map(([key]) => key.replace('canary ', ''));
