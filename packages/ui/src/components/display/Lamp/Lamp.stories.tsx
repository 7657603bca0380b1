import { TONES } from '../../../theme/tokens.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Lamp } from './Lamp.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Lamp, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({
  args: { state: 'lit', tone: 'positive' },
  render: (args) => (
    <Row>
      <Lamp {...args} />
      Active
    </Row>
  ),
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      {(['lit', 'half', 'off', 'pulse'] as const).map((state) => (
        <Row key={state} gap={4}>
          {TONES.map((tone) => (
            <Row key={tone}>
              <Lamp {...args} state={state} tone={tone} />
              {state}
            </Row>
          ))}
        </Row>
      ))}
    </Stack>
  ),
});
