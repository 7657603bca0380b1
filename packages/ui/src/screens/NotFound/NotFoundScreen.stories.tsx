import { longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { inShell } from '../../../test/inShell.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Not found',
  component: NotFoundScreen,
  args: { path: '/agents/telegram', dashboardHref: '/dashboard' },
  decorators: [inShell()],
});

export const NotFound = meta.story({
  parameters: { covers: ['shell.not-found'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\/agents\/telegram/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: { path: `/${longWord(2_000)}` },
});

/** Markup in the address is shown as text. */
export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { path: `/${odd.markup}${odd.rightToLeft}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
