import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TONES, USAGES } from '../../../theme/tokens.ts';
import { Meter } from './Meter.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Meter,
  tags: ['autodocs', 'manifest'],
  argTypes: { color: { options: ['line', 'ink', ...TONES, ...USAGES], control: 'select' } },
  args: { label: 'Usage', value: 60 },
  decorators: [paddedStory],
});

export const Playground = meta.story({
  args: { label: 'Requests this month', value: 74.2, text: '7,420 / 10,000', color: 'yellow' },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Grid columns={3} data-line="research">
      <Meter {...args} label="Green" value={60} text="60 / 100" color="green" quiet />
      <Meter {...args} label="Yellow" value={80} text="80 / 100" color="yellow" quiet />
      <Meter {...args} label="Red" value={94} text="94 / 100" color="red" quiet />
      <Meter {...args} label="Precision" value={94.6} />
      <Meter {...args} label="Unknown" value={Number.NaN} />
      <Meter {...args} label={'A label that goes on '.repeat(6)} value={12} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Green' })).toHaveAttribute('aria-valuetext', '60 / 100');
    await expect(canvas.getByText('94.6%')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
});
