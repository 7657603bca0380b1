import type { Page } from './locator.ts';

/** The assistant's status line with those words and a dot of that colour. */
export const statusLine = (page: Page, words: string, dot: 'booting' | 'ready' | 'active'): HTMLElement =>
  page.getByText(words, { selector: `[role="status"]:has(> [data-light="${dot}"])` });

/** The status line of the assistant at rest. */
export const readyLine = (page: Page): HTMLElement =>
  statusLine(page, 'Ready. Touch the orb or start typing.', 'ready');
