import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashedMark } from '../../display/DashedMark/DashedMark.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  tags: ['autodocs'],
  args: { title: 'Agents', children: <p>What is in it</p> },
  decorators: [paddedStory],
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Agents' })).toHaveTextContent('What is in it');
  },
};
export const WithMarkAndAction: Story = {
  args: {
    mark: <DashedMark explanation="Built-in sample">Sample</DashedMark>,
    actions: (
      <Link href="/agents" standalone>
        All agents
      </Link>
    ),
  },
};
