import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, tags: ['autodocs'], decorators: [paddedStory] } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <p>
      12 <VisuallyHidden>executions</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('executions');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByText(/12/)).toHaveTextContent('12 executions');
  },
};
