import type { Page, Request } from 'playwright';

/** What a page that is still loading may look different without. Answers of an API may never come. */
const PARTS: readonly string[] = ['script', 'stylesheet', 'font', 'image'];

const pending = new WeakMap<Page, Set<Request>>();

/** Remembers from here on which parts of the page are on their way. */
export function watchLoads(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (PARTS.includes(request.resourceType())) open.add(request);
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
