import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LiveRegion,
  tags: ['autodocs', 'manifest'],
  args: { message: 'Copied' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: { message: '3 agents found' },
  render: (args) => (
    <>
      <p>This line is for you. A screen reader says: {args.message}</p>
      <LiveRegion {...args} />
    </>
  ),
});

export const Polite = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

export const Urgent = meta.story({
  tags: ['behaviour'],
  args: { message: 'You are offline', urgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
});
