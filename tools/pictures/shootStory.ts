import type { CDPSession, Page } from 'playwright';
import { prepare, rest, restore, setTheme } from './rest.ts';
import { PHONE, type Variant } from './variants.ts';

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

/** Waits for rest and makes the window as high as its content. Returns whether the page came to rest. */
async function fit(page: Page, width: number, height: number): Promise<boolean> {
  let { still, height: needed } = await rest(page);
  for (let now = height, round = 0; needed > now && now < TALLEST && round < 4; round += 1) {
    now = Math.min(needed, TALLEST);
    await page.setViewportSize({ width, height: now });
    ({ still, height: needed } = await rest(page));
  }
  return still;
}

/**
 * Takes all pictures of the story that the page shows, and calls `look` at each. Leaves the page as it was at the last
 * one. Throws if it goes on changing.
 */
export async function shootStory(
  page: Page,
  alsoNarrow: boolean,
  look: (variant: Variant) => Promise<void> = () => Promise.resolve(),
): Promise<Shot[]> {
  const viewport = page.viewportSize() ?? PHONE;
  await prepare(page);
  const shots: Shot[] = [];
  const shoot = async (variant: Variant, still: boolean): Promise<void> => {
    if (!still) throw new Error(`The story goes on changing, so its picture (${variant}) would differ each time`);
    shots.push({ variant, png: await capture(page) });
    await look(variant);
  };
  try {
    await setTheme(page, 'light');
    await shoot('light', await fit(page, viewport.width, viewport.height));
    await setTheme(page, 'dark');
    await shoot('dark', (await rest(page)).still);
    if (alsoNarrow) {
      await page.setViewportSize(PHONE);
      await shoot('dark-390', await fit(page, PHONE.width, PHONE.height));
      await setTheme(page, 'light');
      await shoot('light-390', (await rest(page)).still);
    }
  } finally {
    await restore(page);
  }
  return shots;
}
