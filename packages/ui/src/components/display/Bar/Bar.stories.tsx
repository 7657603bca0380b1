import { expect } from 'storybook/test';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TONES, USAGES } from '../../../theme/tokens.ts';
import { Bar } from './Bar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Bar,
  tags: ['autodocs', 'manifest'],
  argTypes: { color: { options: ['line', 'ink', ...TONES, ...USAGES], control: 'select' } },
  args: { value: 60, label: 'Usage' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AllColours = meta.story({
  render: (args) => (
    <Stack style={{ maxWidth: 320 }}>
      {(['line', 'ink', 'green', 'yellow', 'red', 'positive', 'critical', 'info'] as const).map((color) => (
        <Row key={color} data-line="email">
          <Bar {...args} label={color} color={color} />
        </Row>
      ))}
    </Stack>
  ),
});

export const StaysInBounds = meta.story({
  render: (args) => (
    <Stack style={{ maxWidth: 320 }}>
      {[-20, 0, 100, 250, Number.NaN, Number.POSITIVE_INFINITY, null, undefined].map((value, index) => (
        <Row key={index}>
          <Bar {...args} value={value} label={`Bar ${index}`} />
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('meter');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '0',
      '0',
      '100',
      '100',
      '0',
      '100',
      '0',
      '0',
    ]);
    await expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '-20%',
      '0%',
      '100%',
      '250%',
      '–',
      '–',
      '–',
      '–',
    ]);
    for (const bar of bars) await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
});

export const Progress = meta.story({
  args: { kind: 'progress', value: 45 },
  decorators: [(Story) => <Row>{Story()}</Row>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Usage' })).toHaveAttribute('aria-valuenow', '45');
  },
});
