import { within } from 'storybook/test';
import type { Page } from './locator.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The page, or a part of it. */
type Part = Pick<Page, 'getByRole'>;

/** The elements of that role with those names. */
export const named = (page: Part, role: Role, ...names: readonly (string | RegExp)[]): HTMLElement[] =>
  names.map((name) => page.getByRole(role, { name }));

/** The buttons of those names. Throws if one can't be pressed. */
export function enabled(page: Part, ...names: readonly string[]): HTMLElement[] {
  const buttons = named(page, 'button', ...names);
  const resting = buttons.find((button) => button.matches(':disabled, [aria-disabled="true"]'));
  if (resting) throw new Error(`${resting.textContent} can't be pressed`);
  return buttons;
}

/** The badge beside the page's title. */
export const badge = (page: Page, words: string): HTMLElement => page.getByText(words, { selector: 'header *' });

/** The text box of that name. Throws if it contains something else. */
export function filled(page: Part, name: string, value: string): HTMLElement {
  const box = page.getByRole<HTMLInputElement>('textbox', { name });
  if (box.value !== value) throw new Error(`${name} contains "${box.value}", not "${value}"`);
  return box;
}

/** Each of those words in a table's cells. */
export const inCells = (page: Page, ...words: readonly string[]): HTMLElement[] =>
  words.flatMap((word) => page.getAllByText(word, { selector: 'td *' }));

/** Search, Filter and perhaps Export, which say that there is nothing to do with them. */
export function toolsAtRest(page: Page, searched: string, ...actions: readonly ('Filter' | 'Export')[]) {
  const tools = [
    page.getByRole('searchbox', { name: `Search ${searched}`, description: 'There is nothing to search' }),
    ...actions.map((name) =>
      page.getByRole('button', { name, description: `There is nothing to ${name.toLowerCase()}` }),
    ),
  ];
  const used = tools.find(({ ariaDisabled }) => ariaDisabled !== 'true');
  if (used) throw new Error(`${used.outerHTML.slice(0, 200)} is not at rest`);
  return tools;
}

/** The hours of work in the configuration: 09:00 to 17:00, Monday to Friday, in New York. */
export function officeHours(page: Page): HTMLElement[] {
  const hours = within(page.getByRole('region', { name: 'Working Hours' }));
  return [
    ...['09:00', '17:00', 'America/New_York (Eastern)'].map((value) => hours.getByDisplayValue(value)),
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => hours.getByRole('button', { name, pressed: true })),
  ];
}

/** The elements in `box` that match, for what has no role or words of its own. Throws if there is none. */
export function inside(box: HTMLElement, selector: string): HTMLElement[] {
  const found = [...box.querySelectorAll<HTMLElement>(selector)];
  if (found.length === 0) throw new Error(`Nothing matches ${selector} in ${box.outerHTML.slice(0, 200)}`);
  return found;
}

/** The assistant's status line with those words and a dot of that colour. */
export const statusLine = (page: Page, words: string, dot: 'booting' | 'ready' | 'active'): HTMLElement =>
  page.getByText(words, { selector: `p:has(> [data-light="${dot}"])` });

/** The status line of the assistant at rest. */
export const readyLine = (page: Page): HTMLElement =>
  statusLine(page, 'Ready. Touch the orb or start typing.', 'ready');
