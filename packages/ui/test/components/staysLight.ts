import { expect, waitFor } from 'storybook/test';

/**
 * For plays: a long table holds at most so many elements, at its begin and where most rows are in sight, halfway down
 * with a part of a row at each edge.
 */
export async function staysLight(table: HTMLElement, most = 250): Promise<void> {
  const rows = () => [...table.querySelectorAll('[aria-rowindex]')];
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '2')); // its code comes when it is needed
  await expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(most);
  const scroller = table.parentElement;
  if (!scroller) throw new Error('The table stands in no box');
  scroller.scrollTop = Math.round(scroller.scrollHeight / 2);
  await waitFor(() => expect(Number(rows()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(1_000));
  await expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(most);
  scroller.scrollTop = 0;
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '2'));
}
