import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  tags: ['autodocs', 'manifest'],
  args: { children: 'executions' },
  decorators: [paddedStory],
  render: (args) => (
    <p>
      12 <VisuallyHidden {...args} />
    </p>
  ),
});

export const Playground = meta.story();

export const InASentence = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('executions');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByText(/12/)).toHaveTextContent('12 executions');
  },
});
