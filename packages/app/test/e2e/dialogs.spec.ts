import { demoAccess, expect, test } from './fixtures.ts';

test('a press shows the dialog with its heading and the focus in it first; after that it is filled and the page behind it inert', async ({
  page,
}) => {
  await demoAccess(page);
  await page.goto('/agents');
  const opener = page.getByRole('button', { name: 'Record New Agent' });
  await expect(opener).toBeVisible();
  // The page's contents after each of its changes.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog:is([open], :popover-open)');
      if (!dialog) return;
      const filled = dialog.querySelector('[data-dialog-body]')?.hasChildNodes() ?? false;
      seen.push(
        `${dialog.querySelector('h2')?.textContent}, focus ${dialog.contains(document.activeElement) ? 'inside' : 'outside'}, ${filled ? 'filled' : 'empty'}, ${dialog.matches(':modal') ? 'modal' : 'on top'}`,
      );
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'New agent' });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual(['New agent, focus inside, empty, on top', 'New agent, focus inside, filled, modal']);
});
