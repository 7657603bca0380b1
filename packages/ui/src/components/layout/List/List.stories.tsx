import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Card, CardHead } from '../Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { List, ListRow } from './List.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: List,
  tags: ['autodocs', 'manifest'],
  subcomponents: { ListRow },
  decorators: [
    (Story) => (
      <Card style={{ maxWidth: 480 }}>
        <CardHead title="Recent Activity" />
        <Story />
      </Card>
    ),
    paddedStory,
  ],
  render: (args) => (
    <List {...args}>
      <ListRow
        icon={CircleCheck}
        tone="positive"
        iconStyle="bare"
        compact
        title="lead_search"
        mono
        sub="Today, 09:38"
        trailing={<Badge tone="positive">Completed</Badge>}
      />
      <ListRow icon={CircleX} tone="critical" title="Lead enrichment failed" trailing="3 minutes ago" />
      <ListRow
        icon={Clock}
        title={'A very long title '.repeat(12)}
        sub={'x'.repeat(200)}
        trailing={<Badge>Queued</Badge>}
      />
    </List>
  ),
});

export const Playground = meta.story({
  args: {
    children: [
      <ListRow
        key="1"
        icon={CircleCheck}
        tone="positive"
        title="12 leads found"
        sub="Lead Generation Agent"
        trailing="3 minutes ago"
      />,
      <ListRow
        key="2"
        icon={CircleX}
        tone="critical"
        title="Lead enrichment failed"
        sub="The key was refused"
        trailing={<Badge tone="critical">Failed</Badge>}
      />,
      <ListRow key="3" icon={Clock} title="Sheet export" sub="Waits for its turn" trailing={<Badge>Queued</Badge>} />,
    ],
  },
  render: (args) => <List {...args} />,
});

export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
