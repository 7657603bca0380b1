import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, Cable, Mail, Target } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Icon } from './Icon.tsx';

const meta = { component: Icon, tags: ['autodocs'], args: { icon: Bot }, decorators: [paddedStory] } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSizes: Story = {
  render: () => (
    <Stack>
      {([13, 14, 16, 18, 20, 24, 28] as const).map((size) => (
        <Row key={size}>
          {[Bot, Cable, Mail, Target].map((icon, index) => (
            <Icon key={index} icon={icon} size={size} />
          ))}
          {size}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
