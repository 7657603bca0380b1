import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Avatar } from './Avatar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Demo User' },
  decorators: [paddedStory],
});

export const AllVariants = meta.story({
  render: () => (
    <Row>
      <Avatar name="Demo User" />
      <Avatar name="Ada Lovelace" variant="soft" />
      <Avatar name="" />
      <Avatar name="👩‍🚀 Pilot" variant="soft" />
      <Avatar name="Demo User" size="lg" />
      <Avatar name="Marcus Oyelaran" size="sm" variant="soft" />
    </Row>
  ),
});
