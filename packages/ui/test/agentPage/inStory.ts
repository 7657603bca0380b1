import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** What a story queries for elements. */
export type Canvas = StoryContext['canvas'];

/** The section or card of that name. */
export const region = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('region', { name }));

/** The headings of the sections with a Sample mark. */
export const sampled = (canvas: Canvas) => {
  const sections = canvas
    .queryAllByRole('button', { name: 'Sample' })
    .map((mark: HTMLElement) => mark.closest('section'));
  return [...new Set<Element | null>(sections)].map((section) => section?.querySelector('h2, h3')?.textContent);
};

/** The page does not scroll sideways. */
export const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** The page contains no text that only a program would write. */
export const readsWell = (canvas: Canvas) =>
  expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date|\[object/)).toBeNull();

/** The tile of that name. */
export const tile = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));

/** The search boxes and buttons with those names are in place and say why they are disabled. */
export async function toolsRest(canvas: Canvas, ...names: (string | RegExp)[]) {
  for (const box of canvas.getAllByRole('searchbox')) {
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription('There is nothing to search');
  }
  for (const button of names.flatMap((name) => canvas.getAllByRole('button', { name }))) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^There is nothing to (filter|sort|export)$/);
  }
}

/** What a play acts on. */
export type InPage = Pick<StoryContext, 'canvas' | 'userEvent'>;
