import type { Shows } from '../locator.ts';

export const browserShows: Shows = {
  'browser.too-old': (page) => [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^This browser is too old\. Update it, .* Safari from 18\.$/),
  ],
};
