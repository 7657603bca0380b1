import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { PAGE_STANDSTILL } from '../progress/patience.ts';
import { watchLoads } from './loads.ts';
import { watchMoves } from './moves.ts';
import { within } from './within.ts';

const BLANK = '/iframe.html?viewMode=story';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

async function newPage(browser: Browser, url: string, zone: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: zone,
    permissions: ['clipboard-read', 'clipboard-write'],
    // For this user agent, Storybook finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  const page = await context.newPage();
  watchLoads(page);
  await watchMoves(page);
  // Storybook would measure each element for highlights, which only its panels ask for.
  await page.addInitScript(() => {
    let features: object | undefined;
    Object.defineProperty(globalThis, 'FEATURES', {
      get: () => features,
      set: (given: object) => {
        features = { ...given, highlight: false };
      },
    });
  });
  await page.goto(`${url}${BLANK}`);
  await page.addScriptTag({ path: axe });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Otherwise the first story of a page would lay out its text before the faces are there, and what is placed beside
    // that text would stay where it was. Faces of the system's fonts may be missing.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    // Otherwise the accessibility panel would check again. Without a story in the address, its globals have no effect.
    preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    // Storybook's placeholders for a loading story: most of the elements that axe would check.
    for (const drawing of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs'))
      drawing.replaceChildren();
  });
  return page;
}

/** Opens pages with Storybook's preview. Begins another browser if one stops answering. */
export function openBrowser(url: string) {
  const launch = async (): Promise<Browser> => chromium.launch(await findBrowser());
  const browsers = [launch()];
  const tryPage = async (zone: string): Promise<Page> => {
    const browser = await browsers.at(-1);
    if (!browser) throw new Error('There is no browser');
    return within(PAGE_STANDSTILL, 'Opening a page', newPage(browser, url, zone));
  };
  return {
    /** Opens a page in a time zone. */
    openPage: async (zone: string): Promise<Page> => {
      const asked = browsers.length;
      try {
        return await tryPage(zone);
      } catch (error) {
        console.log(`Opening a page again. ${error instanceof Error ? error.message : String(error)}`);
        if (browsers.length === asked) browsers.push(launch());
        return tryPage(zone);
      }
    },
    /** Closes a page. One that no longer answers may stay: its process ends with the browser. */
    leave: (page: Page): Promise<void> =>
      within(PAGE_STANDSTILL, 'Closing a page', page.context().close()).catch((error: Error) =>
        console.log(error.message),
      ),
    end: async (): Promise<void> => {
      for (const browser of await Promise.all(browsers))
        await within(PAGE_STANDSTILL, 'Closing a browser', browser.close()).catch((error: Error) =>
          console.log(error.message),
        );
    },
  };
}
