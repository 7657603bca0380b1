import { expect } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Stack,
  tags: ['autodocs', 'manifest'],
  args: { gap: 4, align: 'start', 'aria-label': 'Stack', role: 'group' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: {
    gap: 4,
    align: 'stretch',
    'aria-label': 'Cards',
    children: [
      <Card key="1" padded>
        Gmail
      </Card>,
      <Card key="2" padded>
        Stripe
      </Card>,
    ],
  },
});

export const Sixteen = meta.story({
  tags: ['behaviour'],
  args: { children: [<Badge key="1">One</Badge>, <Badge key="2">Two</Badge>] },
  play: async ({ canvas }) => {
    const [one, two] = [...canvas.getByRole('group').children].map((child) => child.getBoundingClientRect());
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(16);
  },
});
