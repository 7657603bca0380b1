import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { PATIENCE } from '../patience.ts';
import { WIDE, zone, type Found } from './Driver.ts';
import { onPath } from './onPath.ts';

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export function findFirefox(): Found {
  const executablePath = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox');
  if (executablePath === undefined || !existsSync(executablePath))
    return 'no firefox-esr or firefox is on the PATH (apt install firefox-esr), and FIREFOX_PATH names none';
  return async ({ downloads, own }) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      userDataDir: own,
      defaultViewport: WIDE,
      env: { ...process.env, ...zone },
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.download.useDownloadDir': true,
        'intl.accept_languages': 'en-GB',
        'ui.prefersReducedMotion': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
      },
    });
    // In the tab that it opens with, no element ever has the focus.
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    // The question before unsaved input is left; the other two take it for a yes by themselves.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.bringToFront();
    return {
      version: (await browser.version()).replace(/^\w+\//, ''),
      goto: async (url) => void (await page.goto(url)),
      evaluate: (code, ...given) => page.evaluate(`(${String(code)})(...${JSON.stringify(given)})`) as never,
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width) => page.setViewport({ ...WIDE, width }),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  };
}
