import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { EmptyState } from './EmptyState.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: EmptyState,
  tags: ['autodocs', 'manifest'],
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
});

export const Playground = meta.story();

export const NoMatch = meta.story({
  args: {
    kind: 'no-match',
    title: 'Nothing matches “zendesk”',
    text: 'No connection has this name or description.',
    action: <Button size="sm">Clear search</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “zendesk”' })).toBeVisible();
  },
});

export const LongText = meta.story({ tags: ['odd'], args: { title: 'x'.repeat(300), kind: 'no-match' } });
