import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Grid, decorators: [paddedStory] });

const columnsOf = (element: Element | undefined) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0;

const all = () => (
  <Stack>
    {([1, 2, 3, 4, 'main'] as const).map((columns) => (
      <Grid key={columns} columns={columns} role="group" aria-label={`Columns ${columns}`}>
        {[1, 2, 3, 4].map((cell) => (
          <Card key={cell} padded>
            {cell}
          </Card>
        ))}
      </Grid>
    ))}
    <Grid columns={4} tiles role="group" aria-label="Tiles">
      {[1, 2, 3, 4].map((cell) => (
        <Card key={cell} padded>
          {cell}
        </Card>
      ))}
    </Grid>
  </Stack>
);

/** Three figures on a phone: the last one is below the two and spans both columns. */
export const OddTiles = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Grid columns={3} tiles role="group" aria-label="Tiles">
      {[1, 2, 3].map((cell) => (
        <Card key={cell} padded>
          {cell}
        </Card>
      ))}
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
  render: all,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').map(columnsOf)).toEqual([1, 1, 1, 1, 1, 2]);
  },
});
