import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SamplesBanner } from './SamplesBanner.tsx';

const onRetry = fn();
const meta = {
  title: 'blocks/states/SamplesBanner',
  component: SamplesBanner,
  tags: ['autodocs'],
  args: {
    failure: { kind: 'unreachable', message: 'The server can not be reached.', onRetry },
    what: 'connections below are',
  },
} satisfies Meta<typeof SamplesBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('The server can not be reached. The connections below are built-in samples, not yours.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NoFailure: Story = {
  args: { failure: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
