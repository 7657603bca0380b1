import type { Shows } from '../locator.ts';

export const settingsShows: Shows<'settings'> = {
  'settings.changed-by-another': (page) => [
    ...page.getAllByRole('button', { name: /^Use theirs/ }),
    ...page.getAllByRole('button', { name: /^Keep mine/ }),
  ],
};
