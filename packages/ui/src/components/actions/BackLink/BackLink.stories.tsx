import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { BackLink } from './BackLink.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: BackLink,
  tags: ['autodocs', 'manifest'],
  args: { href: '/agents', children: 'Back to Agents' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Plain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Agents' }).getBoundingClientRect().height).toBe(32);
  },
});
export const Touch = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(44);
  },
});
