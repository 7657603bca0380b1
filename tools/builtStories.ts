// npm run stories:built -- [folder] [--only text] [--zone Asia/Kolkata] [--pages 2] [--results out.json]
// Opens every story of the built Storybook, plays it and lets axe look at it in both themes. A story fails by an error
// page, a red play, an error on the console or one that nobody caught, or what axe finds; it is tried once more on a
// new page.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { openStory } from './storybook/openStory.ts';
import { serveFolder } from './storybook/serveFolder.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    results: { type: 'string' },
    only: { type: 'string', default: '' },
    zone: { type: 'string', default: 'UTC' },
    pages: { type: 'string', default: String(availableParallelism()) },
  },
});
const folder = resolve(positionals[0] ?? 'storybook-static');
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(values.only));

/** A page that shows more stories grows until it crashes. */
const PER_PAGE = 100;
const BLANK = '/iframe.html?viewMode=story';

async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: values.zone,
    permissions: ['clipboard-read', 'clipboard-write'],
    // For this user agent, Storybook finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  const page = await context.newPage();
  await page.goto(`${url}${BLANK}`);
  await page.addScriptTag({ path: axe });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Otherwise the accessibility panel would check again. Without a story in the address, its globals have no effect.
    preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    // Storybook's placeholders for a loading story: most of the elements that axe would check.
    for (const drawing of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs'))
      drawing.replaceChildren();
  });
  return page;
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const started = performance.now();
const { url, close } = await serveFolder(folder);
const browser = await chromium.launch(await findBrowser());
const queue = [...stories];
const [wrongs, failed, took] = [new Map<string, string[]>(), new Set<string>(), new Map<string, number>()];

/** Opens the stories left in the queue, one after the other. A story that fails again on a fresh page is reported. */
async function work(): Promise<void> {
  let page: Page | undefined;
  for (let count = 1, story = queue.shift(); story; count += 1, story = queue.shift()) {
    page ??= await newPage(browser, url);
    const opened = performance.now();
    let wrong = await openStory(page, story.id);
    took.set(story.id, Math.round(performance.now() - opened));
    if (wrong.length === 0 && count % PER_PAGE !== 0) continue;
    await page.context().close();
    page = undefined;
    if (wrong.length === 0) continue;
    wrongs.set(story.id, wrong);
    page = await newPage(browser, url);
    wrong = await openStory(page, story.id);
    if (wrong.length === 0) continue;
    failed.add(story.id);
    console.log(`${story.title} / ${story.name} (${story.id})\n  ${wrong.join('\n').replaceAll('\n', '\n  ')}\n`);
  }
  await page?.context().close();
}
await Promise.all(Array.from({ length: Number(values.pages) }, work));
await browser.close();
close();

console.log(
  `${stories.length - failed.size} stories open, ${failed.size} do not; ${Math.round((performance.now() - started) / 1000)} s`,
);
if (values.results) {
  const assertionResults = stories.map(({ id, title, name }) => ({
    fullName: `${title} / ${name}`,
    status: failed.has(id) ? 'failed' : 'passed',
    duration: took.get(id),
    failureMessages: wrongs.get(id) ?? [],
  }));
  writeFileSync(
    values.results,
    JSON.stringify({
      numPassedTests: stories.length - failed.size,
      numFailedTests: failed.size,
      testResults: [{ name: 'built', assertionResults }],
    }),
  );
}
process.exitCode = failed.size > 0 ? 1 : 0;
