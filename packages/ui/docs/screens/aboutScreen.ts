import { expect, type within } from 'storybook/test';
import type { ScreenName } from '../../test/screens/screens.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** The page about a screen. */
export const aboutScreen = (screen: ScreenName) => ({
  component: ScreenPage,
  args: { screen },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    // Its stories are there once the index is.
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(0);
  },
});
