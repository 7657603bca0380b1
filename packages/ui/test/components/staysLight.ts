import { expect, waitFor } from 'storybook/test';

/**
 * Expects a long table to have at most that many elements: at its start, and halfway down with part of a row at each
 * edge, where most rows are visible. `halfway`: a row that is above then.
 */
export async function staysLight(table: HTMLElement, most = 250, halfway = 1_000): Promise<void> {
  const rows = () => [...table.querySelectorAll('[aria-rowindex]')];
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '2')); // its code is loaded on demand
  await expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(most);
  const scroller = table.parentElement;
  if (!scroller) throw new Error('The table stands in no box');
  scroller.scrollTop = Math.round(scroller.scrollHeight / 2);
  await waitFor(() => expect(Number(rows()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(halfway));
  await expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(most);
  scroller.scrollTop = 0;
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '2'));
}
