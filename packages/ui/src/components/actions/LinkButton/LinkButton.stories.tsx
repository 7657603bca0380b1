import { ArrowUpRight, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LinkButton } from './LinkButton.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LinkButton,
  args: { href: '/agents', children: 'Manage' },
  decorators: [paddedStory],
});

export const AllVariants = meta.story({
  render: () => (
    <Row gap={3} wrap>
      <LinkButton href="/a" variant="primary" icon={Plus}>
        Create Agent
      </LinkButton>
      <LinkButton href="/a">Manage</LinkButton>
      <LinkButton href="/a" variant="ghost" iconAfter={ArrowUpRight}>
        Open workspace
      </LinkButton>
      <LinkButton href="/a" size="sm" icon={ArrowUpRight} aria-label="Open" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Open' }).getBoundingClientRect().width).toBe(32);
  },
});
