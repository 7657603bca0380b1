import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Demo User' },
  decorators: [paddedStory],
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
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
};
