import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Grid, decorators: [paddedStory], tags: ['autodocs', 'manifest'] });

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padded>
      {index + 1}
    </Card>
  ));

export const Playground = meta.story({ args: { columns: 3, children: cells(6) } });

const columnsOf = (element: Element | undefined) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0;

const all = (args: ComponentProps<typeof Grid>) => (
  <Stack>
    {([1, 2, 3, 4, 'main'] as const).map((columns) => (
      <Grid key={columns} {...args} columns={columns} role="group" aria-label={`Columns ${columns}`}>
        {cells(4)}
      </Grid>
    ))}
    <Grid {...args} columns={4} tiles role="group" aria-label="Tiles">
      {cells(4)}
    </Grid>
  </Stack>
);

/** Three figures on a phone: the last one is below the two and spans both columns. */
export const OddTiles = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Grid {...args} columns={3} tiles role="group" aria-label="Tiles">
      {cells(3)}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(
      [...group.children].map((tile) =>
        Math.round((tile.getBoundingClientRect().width / group.getBoundingClientRect().width) * 2),
      ),
    ).toEqual([1, 1, 2]);
  },
});

export const Wide = meta.story({
  render: all,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').map(columnsOf)).toEqual([1, 2, 3, 4, 2, 4]);
  },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  render: all,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').map(columnsOf)).toEqual([1, 1, 1, 1, 1, 2]);
  },
});
