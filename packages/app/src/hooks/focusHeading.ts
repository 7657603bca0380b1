/** Moves focus to the page's heading, where what had it is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
