import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';

const meta = { component: NotLoadedScreen, args: { onReload: fn() } } satisfies Meta<typeof NotLoadedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  parameters: { covers: ['session.not-loaded'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
