import { expect, fn, userEvent } from 'storybook/test';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Page not loaded', component: NotLoadedScreen, args: { onReload: fn() } });

export const NotLoaded = meta.story({
  parameters: { covers: ['session.not-loaded'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
