import { expect } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Row } from './Row.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Row,
  tags: ['autodocs', 'manifest'],
  args: { 'aria-label': 'Row', role: 'group', children: [<Badge key="1">One</Badge>, <Badge key="2">Two</Badge>] },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: { 'aria-label': 'Actions', children: [<Button key="1">Test</Button>, <Button key="2">Configure</Button>] },
});

export const Eight = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [one, two] = [...canvas.getByRole('group').children].map((child) => child.getBoundingClientRect());
    await expect((two?.left ?? 0) - (one?.right ?? 0)).toBe(8);
  },
});

export const Between = meta.story({ args: { justify: 'between' } });
