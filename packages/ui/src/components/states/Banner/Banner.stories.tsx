import { Unplug, WifiOff } from 'lucide-react';
import { expect } from 'storybook/test';
import { TONES } from '../../../theme/tokens.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Banner } from './Banner.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Banner,
  tags: ['autodocs', 'manifest'],
  args: { children: 'You are offline. What you see may be out of date.' },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: {
    tone: 'caution',
    children: 'The research service does not answer. These figures are from 09:41.',
    action: <Button size="sm">Try again</Button>,
  },
});

export const AllTones = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone}>
          A banner of the tone {tone}
        </Banner>
      ))}
      <Banner {...args} tone="caution" icon={Unplug} action={<Button size="sm">Try again</Button>}>
        The research service does not answer. These figures are from 09:41.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('critical');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Offline = meta.story({ args: { icon: WifiOff } });
export const LongText = meta.story({
  tags: ['odd'],
  args: { tone: 'critical', children: 'x'.repeat(600), action: <Button size="sm">Try again</Button> },
});
