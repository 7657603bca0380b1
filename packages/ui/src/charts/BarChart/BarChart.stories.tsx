import { expect, waitFor, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { Card, CardBody, CardHead } from '../../components/layout/Card/Card.tsx';
import { BarChart } from './BarChart.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const week = (values: readonly (number | null)[]) =>
  ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'].map((label, index) => ({
    key: `day-${index}`,
    label,
    value: values[index],
    today: index === 6,
  }));

const meta = preview.meta({
  component: BarChart,
  tags: ['autodocs', 'manifest'],
  args: {
    label: 'Daily Executions (Last 7 Days)',
    heads: ['Day', 'Executions'] as const,
    bars: week([62, 48, 21, 71, 74, 66, 38]),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 760 }} data-line="lead-generation">
        <Card>
          <CardHead title="Daily Executions (Last 7 Days)" />
          <CardBody>
            <Story />
          </CardBody>
        </Card>
      </div>
    ),
  ],
});

const drawn = async (canvasElement: HTMLElement, count = 7) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(count));
  return [...canvasElement.querySelectorAll<SVGGraphicsElement>('.recharts-bar-rectangle path')].map((path) =>
    path.getBBox(),
  );
};

export const Playground = meta.story();

export const Week = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.querySelector('figure')?.getBoundingClientRect().height;
    const bars = await drawn(canvasElement);
    await expect(canvasElement.querySelector('figure')?.getBoundingClientRect().height).toBe(before);
    // 74 of 80, in a plot of 200 px.
    await expect(Math.round(bars[4]?.height ?? 0)).toBe(185);
    await expect(bars[4]?.width).toBe(44);
    const table = canvas.getByRole('table', { name: 'Daily Executions (Last 7 Days)' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: 'Tue 74' })).toBeInTheDocument();
  },
});

/** What a bar says, in the tooltip: the pointer and the arrow keys go from bar to bar, and Escape closes it. */
export const Pointed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const chart = canvas.getByRole('application', { name: 'Daily Executions (Last 7 Days)' });
    const middleOf = (index: number) => {
      const bar = canvasElement.querySelectorAll('.recharts-bar-rectangle')[index]?.getBoundingClientRect();
      return { clientX: (bar?.left ?? 0) + (bar?.width ?? 0) / 2, clientY: (bar?.top ?? 0) + 20 };
    };
    await userEvent.pointer({ target: chart, coords: middleOf(4) });
    await expect(await canvas.findByText('Tue: 74')).toBeVisible();
    await userEvent.pointer({ target: document.body, coords: { clientX: 0, clientY: 0 } });
    await userEvent.unhover(chart);
    await waitFor(() => expect(canvas.queryByText('Tue: 74')).not.toBeInTheDocument());
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: 'Daily Executions (Last 7 Days)' })).toHaveFocus();
    await expect(await canvas.findByText('Fri: 62')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('Sun: 21')).toBeVisible();
    await says('Sun: 21');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Sun: 21')).not.toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('Sat: 48')).toBeVisible());
  },
});

export const NothingAndFaults = meta.story({
  args: { bars: week([0, null, Number.NaN, 1e308, 3, 1, 0]) },
  play: async ({ canvas, canvasElement }) => {
    const bars = await drawn(canvasElement, 4);
    await expect(bars.map((bar) => Math.round(bar.height))).toEqual([4, 150, 50, 4]);
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  tags: ['odd'],
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bars = await drawn(canvasElement);
    await expect(bars[0]?.width ?? 0).toBeLessThanOrEqual(28);
    await expect(bars[0]?.width ?? 0).toBeGreaterThanOrEqual(20);
  },
});

/** No label is cut, however long its amount. */
export const LongAmounts = meta.story({
  tags: ['odd'],
  args: { bars: week([0.12, 0.31, 0.08, 0.2, 0.36, 0.05, 0.1]), format: (value: number) => `US$${value.toFixed(2)}` },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const left = canvasElement.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    const labels = [...canvasElement.querySelectorAll('.recharts-yAxis-tick-labels text')];
    await expect(labels.map(({ textContent }) => textContent)).toContain('US$0.40');
    for (const label of labels) await expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(left - 0.5);
  },
});
