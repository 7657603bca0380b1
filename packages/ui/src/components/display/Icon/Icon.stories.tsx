import { Bot, Cable, Mail, Target } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Icon } from './Icon.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Icon,
  args: { icon: Mail },
  decorators: [paddedStory],
  tags: ['autodocs', 'manifest'],
});

export const Playground = meta.story({ args: { size: 20 } });

export const AllSizes = meta.story({
  render: (args) => (
    <Stack>
      {([13, 14, 16, 18, 20, 24, 28] as const).map((size) => (
        <Row key={size}>
          {[Bot, Cable, Mail, Target].map((icon, index) => (
            <Icon key={index} {...args} icon={icon} size={size} />
          ))}
          {size}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
});
