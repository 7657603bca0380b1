import type { CDPSession, Page } from 'playwright';
import { prepare, rest, restore, setTheme, themeOfDocs } from './rest.ts';
import { PHONE, VARIANTS, type Variant } from './variants.ts';

/** One picture, as a PNG. */
export interface Shot {
  variant: Variant;
  png: Buffer;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A picture of what the page's viewport shows. */
async function capture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Content that follows the height of the window could make it grow without end. */
const TALLEST = 12_000;

/** Makes the window that wide and as high as its content, and waits for rest. Returns whether the page came to rest. */
async function fit(page: Page, size: { width: number; height: number }): Promise<boolean> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  let { still, height: needed } = await rest(page);
  for (let round = 0; round < 4; round += 1) {
    const now = page.viewportSize()?.height ?? size.height;
    if (needed <= now || now >= TALLEST) break;
    await page.setViewportSize({ width: size.width, height: Math.min(needed, TALLEST) });
    ({ still, height: needed } = await rest(page));
  }
  return still;
}

/**
 * Takes pictures of the story that the page shows, and calls `look` at each of its own width; a page of documentation
 * is shown in one theme. Leaves the page as it was at the last one. Throws if it goes on changing.
 */
export async function shootStory(
  page: Page,
  variants: readonly Variant[],
  look?: (variant: Variant) => Promise<void>,
): Promise<Shot[]> {
  const viewport = page.viewportSize() ?? PHONE;
  const only = await themeOfDocs(page);
  await prepare(page);
  const shots: Shot[] = [];
  try {
    for (const variant of VARIANTS) {
      if (!variants.includes(variant) || (only && variant !== only)) continue;
      const isPhone = variant.endsWith('-390');
      await setTheme(page, variant.startsWith('dark') ? 'dark' : 'light');
      if (!(await fit(page, isPhone ? PHONE : viewport)))
        throw new Error(`The story goes on changing, so its picture (${variant}) would differ each time`);
      shots.push({ variant, png: await capture(page) });
      if (!isPhone) await look?.(variant);
    }
  } finally {
    await restore(page);
  }
  return shots;
}
