import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { TONES } from '../../../theme/tokens.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Badge } from './Badge.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Active' },
  decorators: [paddedStory],
});

const name = (tone: string) => tone.charAt(0).toUpperCase() + tone.slice(1);

export const AllVariants = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['soft', 'solid', 'outline', 'plain'] as const).map((variant) => (
        <Row key={variant} wrap>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {name(tone)}
            </Badge>
          ))}
        </Row>
      ))}
      <Row wrap>
        <Badge tone="positive" lamp="lit">
          Active
        </Badge>
        <Badge tone="neutral" lamp="off">
          Idle
        </Badge>
        <Badge tone="caution" lamp="half">
          Paused
        </Badge>
        <Badge tone="info" lamp="pulse">
          Training
        </Badge>
        <Badge tone="critical" lamp="lit">
          Error
        </Badge>
      </Row>
      <Row wrap>
        <Badge tone="positive" icon={CircleCheck}>
          Completed
        </Badge>
        <Badge tone="critical" icon={CircleX}>
          Failed
        </Badge>
        <Badge tone="info" icon={LoaderCircle}>
          Running
        </Badge>
        <Badge tone="neutral" icon={Clock}>
          Queued
        </Badge>
      </Row>
    </Stack>
  ),
});

export const LongWord = meta.story({
  args: { children: 'a_status_of_a_later_version_that_nobody_has_heard_of_yet', lamp: 'off' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});
