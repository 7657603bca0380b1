import { expect, fn } from 'storybook/test';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SearchInput } from './SearchInput.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SearchInput,
  tags: ['autodocs', 'manifest'],
  args: { value: '', onValueChange: fn(), label: 'Search connections', placeholder: 'Search connections...' },
  decorators: [paddedStory],
  render: function Wired(args) {
    const [value, setValue] = useControlledValue(args.value);
    return (
      <SearchInput
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
});

export const Playground = meta.story({ args: { maxLength: 200 } });

/** The cross comes with the text. */
export const Filled = meta.story({ args: { value: 'gmail' } });

export const SearchesAndClears = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search connections' });
    await userEvent.type(box, 'gmail');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gmail');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'x{Escape}');
    await expect(box).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

/** Escape gives up a word of the input method, and clears nothing. */
export const Composition = Filled.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await pressComposing(canvas.getByRole('searchbox'), 'Escape');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** When disabled with a reason, it can be neither edited nor cleared, but can be focused and says why. */
export const NothingToSearch = meta.story({
  args: { disabledReason: 'There is nothing to search', value: 'gmail' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search connections' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('There is nothing to search');
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent('There is nothing to search');
  },
});

export const IgnoresTyping = NothingToSearch.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search connections' });
    await userEvent.tab();
    await userEvent.keyboard('x{Escape}{Escape}');
    await expect(box).toHaveValue('gmail');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
