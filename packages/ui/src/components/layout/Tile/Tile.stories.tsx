import { Bot, CircleCheck, CircleDot, Gauge, TrendingUp } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Bar } from '../../display/Bar/Bar.tsx';
import { DashedMark } from '../../display/DashedMark/DashedMark.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Tile } from './Tile.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const mark = <DashedMark explanation="Built-in sample">Sample</DashedMark>;
const trend = (
  <>
    <Badge tone="positive" variant="plain" icon={TrendingUp}>
      +5%
    </Badge>
    this month
  </>
);

const meta = preview.meta({
  component: Tile,
  tags: ['autodocs', 'manifest'],
  args: { label: 'AI Agents', figure: '7', icon: Bot },
  decorators: [paddedStory],
});

export const Playground = meta.story({ args: { foot: trend, mark, markAt: 'foot' } });

const retry = fn();

export const AllStates = meta.story({
  render: (args) => (
    <Grid columns={4} tiles data-line="lead-generation">
      <Tile {...args} label="AI Agents" figure="7" icon={Bot} foot={trend} mark={mark} markAt="foot" href="/agents" />
      <Tile
        {...args}
        label="Success Rate"
        figure="94.6%"
        icon={CircleCheck}
        bar={<Bar label="Success Rate" value={94.6} />}
      />
      <Tile {...args} label="Health Score" figure="94%" mark={mark} icon={Gauge} foot="excellent" />
      <Tile
        {...args}
        label="Record Workflow"
        figure="0"
        icon={CircleDot}
        disabled
        foot={<Badge variant="outline">Coming Soon</Badge>}
      />
      <Tile {...args} label="Avg Response Time" figure="1,842" unit="ms" icon={Gauge} foot="over the last 30 days" />
      <Tile {...args} label="Total Requests" loading icon={Gauge} />
      <Tile {...args} label="Connected Services" failed={{ message: 'Not loaded', onRetry: retry }} icon={Gauge} />
      <Tile {...args} label="No figure" figure={undefined} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('group').map((tile) => tile.getBoundingClientRect().height);
    await expect(new Set(heights)).toEqual(new Set([116]));
    await expect(canvas.getByRole('group', { name: 'No figure' })).toHaveTextContent('–');
  },
});

export const TriesAgain = AllStates.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const OneLinkOverAll = meta.story({
  tags: ['behaviour'],
  args: { href: '/agents', mark, markAt: 'foot', foot: trend },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group').getBoundingClientRect();
    await expect(document.elementFromPoint(tile.left + 8, tile.bottom - 8)).toBe(
      canvas.getByRole('link', { name: 'AI Agents' }),
    );
    const sample = canvas.getByRole('button', { name: 'Sample' });
    const box = sample.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 8, box.top + 8)).toBe(sample);
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    label: 'A label of a language with very long words in it',
    figure: '1,234,567,890,123',
    unit: 'milliseconds',
    foot: 'x'.repeat(60),
  },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group');
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
});

export const Narrow = AllStates.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: () => {},
});

/** On a phone a note and a mark take two lines. If a mark may appear, the tile has the same height without it. */
export const RoomForAMark = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, width: 173 }}>
      <Tile {...args} label="Loading" loading mayBeMarked />
      <Tile {...args} label="Own" figure="12" foot="1,241 completed" mayBeMarked />
      <Tile {...args} label="Sample" figure="12" foot="1,241 completed" mark={mark} markAt="foot" mayBeMarked />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('group').map((tile) => Math.round(tile.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBeGreaterThan(122);
  },
});
