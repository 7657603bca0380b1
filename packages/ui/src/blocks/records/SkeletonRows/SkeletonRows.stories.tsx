import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

const meta = {
  component: SkeletonRows,
  tags: ['autodocs'],
  args: { rows: 4 },
  decorators: [(Story) => <Card>{Story()}</Card>, paddedStory],
} satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourRows: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  },
};
