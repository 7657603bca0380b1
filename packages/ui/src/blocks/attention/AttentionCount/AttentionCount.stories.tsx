import { expect } from 'storybook/test';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { AttentionCount } from './AttentionCount.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: AttentionCount,
  tags: ['autodocs', 'manifest'],
  args: { count: 5, tone: 'critical' as const, place: 'nav' as const },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Tones = meta.story({
  render: (args) => (
    <Row>
      <AttentionCount {...args} />
      <AttentionCount {...args} tone="caution" count={12} />
      <AttentionCount {...args} tone="info" count={200} />
      <AttentionCount {...args} tone="neutral" count={1} />
    </Row>
  ),
});

export const InTheHeader = meta.story({
  args: { place: 'header' as const, href: '/dashboard' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '5 need attention' })).toHaveAttribute('href', '/dashboard'),
});

export const Nothing = meta.story({
  tags: ['behaviour'],
  args: { count: 0, place: 'header' as const },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});
