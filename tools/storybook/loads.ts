import type { Page, Request } from 'playwright';

/** What a page that is still loading may look different without. Answers of an API may never come. */
const PARTS: readonly string[] = ['script', 'stylesheet', 'font', 'image'];

/** React shows what has come at most so many ms after what it showed in its place. */
const HELD_BACK = 300;

const pending = new WeakMap<Page, Set<Request>>();
const scripts = new WeakMap<Page, number>();

/** Remembers from here on which parts of the page are on their way. */
export function watchLoads(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (PARTS.includes(request.resourceType())) open.add(request);
    if (request.resourceType() === 'script') scripts.set(page, scriptsOf(page) + 1);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void open.delete(request));
}

/** Waits until no part is on its way, such as the code of a chart that a story shows. */
export async function loaded(page: Page): Promise<void> {
  do {
    // A frame later, what the page has asked for is known here.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  } while (pending.get(page)?.size);
}

/** How many scripts a page has asked for. */
export const scriptsOf = (page: Page): number => scripts.get(page) ?? 0;

/** Waits, after code has come, until React has shown what it holds back: nothing changes for as long as it may. */
export const revealed = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        const started = performance.now();
        let timer = setTimeout(end, ms);
        // A page that never rests is looked at as it is.
        const observer = new MutationObserver(() => {
          if (performance.now() - started > 10 * ms) return;
          clearTimeout(timer);
          timer = setTimeout(end, ms);
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    HELD_BACK,
  );
