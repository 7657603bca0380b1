import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LiveRegion,
  args: { message: 'Copied' },
  decorators: [paddedStory],
});

export const Polite = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

export const Urgent = meta.story({
  args: { message: 'You are offline', urgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
});
