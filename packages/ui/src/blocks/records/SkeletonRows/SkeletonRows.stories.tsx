import { expect } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SkeletonRows,
  tags: ['autodocs', 'manifest'],
  args: { rows: 4 },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story();

export const FourRows = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  },
});
