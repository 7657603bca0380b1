import { demoAccess, expect, test } from './fixtures.ts';

test('the sign-in page fetches the face of the text alone, a page with ids the mono face too', async ({ page }) => {
  const faces = new Set<string>();
  page.on('request', (request) => {
    const face = /\/([a-z-]+?)-latin-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (face) faces.add(face);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Demo Access' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...faces]).toEqual(['instrument-sans']);
  await demoAccess(page);
  await expect.poll(() => [...faces]).toEqual(['instrument-sans', 'geist-mono']);
});
