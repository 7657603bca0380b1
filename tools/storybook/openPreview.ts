import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { HANGING } from '../patience.ts';
import { watchLoads } from './loads.ts';
import { watchFocus } from './lostFocus.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Opens a browser with one page that has Storybook's preview and axe, without a story, in a theme and a time zone. */
export async function openPreview(url: string, theme: 'light' | 'dark', timezoneId: string): Promise<Page> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId,
    permissions: ['clipboard-read', 'clipboard-write'],
    // For this user agent, Storybook finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  page.setDefaultTimeout(HANGING);
  watchLoads(page);
  await watchFocus(page);
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async (value) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Otherwise the first story of a page would lay out its text before the faces are there, and what is placed beside
    // that text would stay where it was. Faces of the system's fonts may be missing.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    // Otherwise the accessibility panel would check again. Without a story in the address, its globals have no effect.
    preview.channel.emit('updateGlobals', { globals: { theme: value, a11y: { manual: true } } });
  }, theme);
  await page.addScriptTag({ path: axe });
  return page;
}
