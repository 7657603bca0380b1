import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Chip, Chips } from './Chip.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Chip,
  tags: ['autodocs', 'manifest'],
  subcomponents: { Chips },
  args: { children: 'Lead search' },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      <Chips label="Capabilities" items={['Lead search', 'Enrichment', 'Enrichment', 'x'.repeat(120)]} />
      <div>
        <Chip {...args} onRemove={fn()} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Removable = meta.story({
  args: { onRemove: fn() },
});

export const Removes = Removable.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lead search' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
