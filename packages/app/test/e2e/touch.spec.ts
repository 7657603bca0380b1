import { demoSession, expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** iOS zooms into a field whose text is smaller. */
const LEAST = 16;

test('the text of each field is large enough on a phone, in the mono face too', async ({ page }) => {
  await demoSession(page);
  const tooSmall = () =>
    page.locator('input, select, textarea').evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => field.checkVisibility() && !field.matches('[type="checkbox"], [type="radio"]'))
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < least)
          .map((field) => field.outerHTML.slice(0, 120)),
      LEAST,
    );
  await page.goto('/agent/lead-generation-agent?tab=configuration');
  await expect(page.getByRole('textbox', { name: 'Custom Settings' })).toBeVisible();
  expect(await tooSmall()).toEqual([]);

  await page.goto('/api-status');
  await page.getByRole('button', { name: 'Add Connection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^OpenAI/ }).click();
  await dialog.getByRole('textbox', { name: 'API Key' }).fill('sk-1234567890');
  expect(await tooSmall()).toEqual([]);
});
