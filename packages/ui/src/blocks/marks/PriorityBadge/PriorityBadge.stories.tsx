import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';

const meta = { component: PriorityBadge, tags: ['autodocs'], args: { value: 'high' } } satisfies Meta<
  typeof PriorityBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row wrap>
      {['critical', 'high', 'medium', 'low', 'whenever', undefined].map((value) => (
        <PriorityBadge key={value ?? 'none'} value={value} />
      ))}
    </Row>
  ),
};
