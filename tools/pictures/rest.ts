import type { Page } from 'playwright';

/** How often a story may be found changing after its play, each time for two frames: 3 s where frames are quick. */
const MOST_LOOKS = 90;

/** Whether the page came to rest, and the height of all of it. */
export interface Rest {
  still: boolean;
  height: number;
}

/**
 * Waits until fonts and images are there, nothing has changed for two frames and no animation runs: one with an end is
 * moved there, one without is stopped at its start.
 */
export const rest = (page: Page): Promise<Rest> =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const stop = (animation: Animation): void => {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) return animation.finish();
      animation.pause();
      animation.currentTime = 0;
    };
    let changes = 0;
    const observer = new MutationObserver(() => void (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let still = false;
    for (let looks = 0; !still && looks < most; looks += 1) {
      changes = 0;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const animation of document.getAnimations()) stop(animation);
      await frame();
      await frame();
      still =
        changes === 0 &&
        document.fonts.status === 'loaded' &&
        document.getAnimations().every(({ playState }) => playState !== 'running');
    }
    observer.disconnect();
    return { still, height: document.documentElement.scrollHeight };
  }, MOST_LOOKS);

/**
 * Prepares a story for its pictures: no caret, no transition when the theme changes, scrolled to the top (regions
 * inside stay where the play left them), and its animations as they are outside of tests. Storybook stops them reversed
 * at the end of a play, scroll-driven ones included.
 */
export const prepare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const style of document.head.querySelectorAll('style'))
      if (style.textContent.includes('animation-direction: reverse')) style.remove();
    const style = document.createElement('style');
    style.id = 'pictures';
    style.textContent = '*, *::before, *::after { caret-color: transparent !important; transition: none !important; }';
    document.head.append(style);
    scrollTo(0, 0);
  });

/** The theme of a page of documentation, which it was opened in; undefined for a story, which can be shown in both. */
export const themeOfDocs = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.querySelector<HTMLElement>('#storybook-docs')?.hidden === false
      ? document.documentElement.dataset['theme']
      : undefined,
  );

/** Shows a story in a theme. */
export const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);

/** Undoes what `prepare` added. */
export const restore = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById('pictures')?.remove());
