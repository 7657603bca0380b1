import { expect, waitFor } from 'storybook/test';

/** What the page's live region says; empty when nothing has just happened. */
export const announced = (): string => document.querySelector('[data-announced]')?.textContent ?? '';

/** Waits until the page's live region says those words: at once after the act, since it keeps them for a second. */
export const says = (words: string | RegExp): Promise<void> =>
  waitFor(() => (typeof words === 'string' ? expect(announced()).toBe(words) : expect(announced()).toMatch(words)));
