import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, CardHead } from '../../layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  tags: ['autodocs'],
  args: { message: '500: Internal server error', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card>
        <CardHead title="Recent Activity" />
        {Story()}
      </Card>
    ),
    paddedStory,
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal server error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { busy: true } };
export const LongMessage: Story = { args: { message: 'x'.repeat(800) } };
