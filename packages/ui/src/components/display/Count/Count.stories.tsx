import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../layout/Row/Row.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Count } from './Count.tsx';

const meta = { component: Count, tags: ['autodocs'], decorators: [paddedStory] } satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToMany: Story = {
  render: () => (
    <Row>
      <Count>7</Count>
      <Count>42</Count>
      <Count>1,284</Count>
    </Row>
  ),
};
