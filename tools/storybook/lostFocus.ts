import type { Page } from 'playwright';

declare global {
  /** What has the focus, or had it until it went away. */
  var focusHolder: Element | undefined;
}

/** Remembers what has the focus, on the page that is opened next and all after it. */
export const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      globalThis.focusHolder = target instanceof Element ? target : undefined;
    });
    document.addEventListener('focusout', () =>
      queueMicrotask(() => {
        const { focusHolder: holder } = globalThis;
        // Whoever clicks beside everything puts the focus away, which is no loss.
        const isThere = holder?.isConnected === true && !holder.matches(':disabled') && holder.checkVisibility();
        if (isThere && document.activeElement === document.body) globalThis.focusHolder = undefined;
      }),
    );
  });

/**
 * Says what the focus fell from to the page's body, where nobody who works by keyboard or listens knows where they are:
 * it went away, or was disabled. What is said once is forgotten.
 */
export const lostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The app gives it back with the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { focusHolder: holder } = globalThis;
    globalThis.focusHolder = undefined;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches(':disabled') === true;
    return holder && isLost ? [`The focus fell to the body from ${holder.outerHTML.slice(0, 300)}`] : [];
  });
