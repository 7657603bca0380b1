import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Brand, BrandMark } from './Brand.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Brand,
  tags: ['autodocs', 'manifest'],
  subcomponents: { BrandMark },
  args: { name: 'Switchboard' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Linked = meta.story({
  args: { href: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Switchboard' })).toHaveAttribute('href', '/dashboard');
  },
});
