import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unplug, WifiOff } from 'lucide-react';
import { expect } from 'storybook/test';
import { TONES } from '../../../theme/tokens.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  tags: ['autodocs'],
  args: { children: 'You are offline. What you see may be out of date.' },
  decorators: [paddedStory],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  render: () => (
    <Stack gap={3}>
      {TONES.map((tone) => (
        <Banner key={tone} tone={tone}>
          A banner of the tone {tone}
        </Banner>
      ))}
      <Banner tone="caution" icon={Unplug} action={<Button size="sm">Try again</Button>}>
        The research service does not answer. These figures are from 09:41.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('critical');
    await expect(canvas.getAllByRole('status')).toHaveLength(6);
  },
};

export const Offline: Story = { args: { icon: WifiOff } };
export const LongText: Story = {
  args: { tone: 'critical', children: 'x'.repeat(600), action: <Button size="sm">Try again</Button> },
};
