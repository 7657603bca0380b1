import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { PATIENCE } from '../patience.ts';
import { WIDE, zone, type Found } from './Driver.ts';

/** Chromium, as stories and end-to-end tests have it. */
export async function findChromium(): Promise<Found> {
  const { executablePath, args, env } = await findBrowser();
  return async ({ downloads }) => {
    const browser = await chromium.launch({ executablePath, args, env: { ...env, ...zone } });
    const page = await browser.newPage({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE);
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
    return {
      version: browser.version(),
      goto: async (url) => void (await page.goto(url)),
      evaluate: (code, ...given) => page.evaluate(`(${String(code)})(...${JSON.stringify(given)})`),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width) => page.setViewportSize({ ...WIDE, width }),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  };
}
