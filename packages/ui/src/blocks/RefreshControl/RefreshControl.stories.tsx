import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, userEvent } from 'storybook/test';
import { RefreshControl } from './RefreshControl.tsx';

const meta = { component: RefreshControl, args: { asOf: FIXED_NOW, onRefresh: fn() } } satisfies Meta<typeof RefreshControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/As of/)).toHaveTextContent('As of 09:41:20');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** Without a moment, or with one that is none, only the button stands. */
export const WithoutMoment: Story = { args: { asOf: 'not a date', label: 'Refresh Data', variant: 'secondary' }, play: async ({ canvas }) => expect(canvas.queryByText(/As of/)).toBeNull() };
