import { ArrowUpRight, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LinkButton } from './LinkButton.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LinkButton,
  tags: ['autodocs', 'manifest'],
  args: { href: '/agents', children: 'Manage' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Row gap={3} wrap>
      <LinkButton {...args} variant="primary" icon={Plus}>
        Create Agent
      </LinkButton>
      <LinkButton {...args} />
      <LinkButton {...args} variant="ghost" iconAfter={ArrowUpRight}>
        Open workspace
      </LinkButton>
      <LinkButton {...args} size="sm" icon={ArrowUpRight} aria-label="Open">
        {undefined}
      </LinkButton>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Open' }).getBoundingClientRect().width).toBe(32);
  },
});
