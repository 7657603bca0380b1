import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

/** Browser command: a picture of the whole story, written to `path`; the caller has sized the frame to its content. */
export const takeShot: BrowserCommand<[path: string, width: number, height: number]> = async (
  { page, iframe },
  path,
  width,
  height,
) => {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const before = page.viewportSize();
  await page.setViewportSize({
    width: Math.max(width, before?.width ?? 0),
    height: Math.max(height, before?.height ?? 0),
  });
  // Reduced motion stops everything except scroll-driven animations, and Playwright would show the end of those.
  await iframe.owner().screenshot({ path: file, animations: 'allow', caret: 'hide' });
  if (before) await page.setViewportSize(before);
};
