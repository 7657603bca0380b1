import { expect } from 'storybook/test';
import { DashedMark } from '../../display/DashedMark/DashedMark.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Section } from './Section.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Section,
  tags: ['autodocs', 'manifest'],
  args: { title: 'Agents', children: <Card padded>What is in it</Card> },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Plain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Agents' })).toHaveTextContent('What is in it');
  },
});

export const WithMarkAndAction = meta.story({
  args: {
    title: 'Services',
    mark: <DashedMark explanation="Built-in sample">Sample</DashedMark>,
    actions: (
      <Link href="/agents" standalone>
        All agents
      </Link>
    ),
  },
});
