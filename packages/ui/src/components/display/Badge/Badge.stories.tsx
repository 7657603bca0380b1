import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { TONES } from '../../../theme/tokens.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Badge } from './Badge.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Badge,
  tags: ['autodocs', 'manifest'],
  args: { children: 'Active' },
  decorators: [paddedStory],
});

const name = (tone: string) => tone.charAt(0).toUpperCase() + tone.slice(1);

export const Playground = meta.story({ args: { tone: 'positive', lamp: 'lit' } });

export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {(['soft', 'solid', 'outline', 'plain'] as const).map((variant) => (
        <Row key={variant} wrap>
          {TONES.map((tone) => (
            <Badge key={tone} {...args} tone={tone} variant={variant}>
              {name(tone)}
            </Badge>
          ))}
        </Row>
      ))}
      <Row wrap>
        <Badge {...args} tone="positive" lamp="lit">
          Active
        </Badge>
        <Badge {...args} tone="neutral" lamp="off">
          Idle
        </Badge>
        <Badge {...args} tone="caution" lamp="half">
          Paused
        </Badge>
        <Badge {...args} tone="info" lamp="pulse">
          Training
        </Badge>
        <Badge {...args} tone="critical" lamp="lit">
          Error
        </Badge>
      </Row>
      <Row wrap>
        <Badge {...args} tone="positive" icon={CircleCheck}>
          Completed
        </Badge>
        <Badge {...args} tone="critical" icon={CircleX}>
          Failed
        </Badge>
        <Badge {...args} tone="info" icon={LoaderCircle}>
          Running
        </Badge>
        <Badge {...args} tone="neutral" icon={Clock}>
          Queued
        </Badge>
      </Row>
    </Stack>
  ),
});

export const LongWord = meta.story({
  tags: ['odd'],
  args: { children: 'a_status_of_a_later_version_that_nobody_has_heard_of_yet', lamp: 'off' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});
