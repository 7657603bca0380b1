import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Avatar } from './Avatar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Avatar,
  tags: ['autodocs', 'manifest'],
  args: { name: 'Demo User' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <Avatar {...args} name="Ada Lovelace" variant="soft" />
      <Avatar {...args} name="" />
      <Avatar {...args} name="👩‍🚀 Pilot" variant="soft" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} name="Marcus Oyelaran" size="sm" variant="soft" />
    </Row>
  ),
});
