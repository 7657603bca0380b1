import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    title: 'No agents yet',
    text: 'Create one, and it appears here.',
    action: (
      <Button variant="primary" icon={Plus}>
        Create Agent
      </Button>
    ),
  },
  decorators: [paddedStory],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const NoMatch: Story = {
  args: {
    kind: 'no-match',
    title: 'Nothing matches “zendesk”',
    text: 'No connection has this name or description.',
    action: <Button size="sm">Clear search</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “zendesk”' })).toBeVisible();
  },
};
export const LongText: Story = { args: { title: 'x'.repeat(300), kind: 'no-match' } };
