import { expect, fn } from 'storybook/test';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Page not loaded', component: NotLoadedScreen, args: { onReload: fn() } });

export const NotLoaded = meta.story({
  parameters: { covers: ['session.not-loaded'] },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('This page did not load'),
});

export const Reloads = NotLoaded.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['session.not-loaded'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });
