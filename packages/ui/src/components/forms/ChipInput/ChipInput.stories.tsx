import { expect, fn } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
import { Field } from '../Field/Field.tsx';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ChipInput } from './ChipInput.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ChipInput,
  tags: ['autodocs', 'manifest'],
  args: { value: ['Logistics', 'Biotech'], onValueChange: fn(), placeholder: 'Add an industry' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
  render: function Wired(args) {
    const [value, setValue] = useControlledValue(args.value);
    const change = (next: string[]) => {
      setValue(next);
      args.onValueChange(next);
    };
    return (
      <Field label="Target industries" hint="Press Enter or a comma after each.">
        <ChipInput {...args} value={value} onValueChange={change} />
      </Field>
    );
  },
});

export const Playground = meta.story();
export const Empty = meta.story({ args: { value: [] } });
export const Disabled = meta.story({ args: { disabled: true } });

export const Adds = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Target industries' });
    await userEvent.type(box, 'Retail{Enter}');
    await userEvent.type(box, 'Energy,');
    await userEvent.type(box, 'Law');
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Target industries' }));
    await userEvent.click(box);
    await userEvent.paste('Food\nMedia\nSteel');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'Logistics',
      'Biotech',
      'Retail',
      'Energy',
      'Law',
      'Food',
      'Media',
      'Steel',
    ]);
    await expect(box).toHaveValue('');
  },
});

/** Enter chooses a word of the input method, and adds nothing. */
export const Composition = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Target industries' });
    await userEvent.type(box, 'にほ');
    await pressComposing(box, 'Enter');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Logistics', 'Biotech', 'にほ']);
  },
});

export const Removes = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logistics' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Biotech']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
});

/** Pasting several over selected text replaces the selection. */
export const PastesOverTheSelection = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(box, 'biotech{Enter}');
    box.select();
    await userEvent.paste('Food, Media');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Logistics', 'Biotech', 'Food', 'Media']);
    await userEvent.type(box, 'Stee');
    await userEvent.paste('l\nLaw');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'Logistics',
      'Biotech',
      'Food',
      'Media',
      'Steel',
      'Law',
    ]);
  },
});

export const RemovesByKey = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Logistics' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Biotech']);
    canvas.getByRole('button', { name: 'Remove Biotech' }).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const RefusesDuplicates = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'biotech{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('biotech is already in the list')).toBeVisible();
    await says('biotech is already in the list');
    await expect(canvas.getByRole('textbox')).toHaveValue('biotech');
  },
});

export const Compact = meta.story({ args: { compact: true } });

export const CompactAdds = Compact.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Target industries' }));
    await expect(canvas.getByRole('textbox', { name: 'Target industries' })).toHaveFocus();
    await userEvent.keyboard('Retail{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Logistics', 'Biotech', 'Retail']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Retail' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Logistics', 'Biotech']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const CompactRemoves = meta.story({
  tags: ['behaviour'],
  args: { compact: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logistics' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Biotech']);
    await expect(canvas.getByRole('button', { name: 'Add: Target industries' })).toHaveFocus();
  },
});
