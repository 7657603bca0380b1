import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Skeleton } from './Skeleton.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Skeleton, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { width: 240, height: 12 } });

export const InACard = meta.story({
  render: (args) => (
    <Card padded style={{ maxWidth: 320 }} aria-busy="true">
      <Row gap={3}>
        <Skeleton {...args} width={36} height={36} radius={9} />
        <Stack gap={2} style={{ flex: 1 }}>
          <Skeleton {...args} width="55%" />
          <Skeleton {...args} width="35%" height={10} />
        </Stack>
      </Row>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  },
});
