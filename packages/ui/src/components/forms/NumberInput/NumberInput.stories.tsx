import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { NumberInput } from './NumberInput.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: NumberInput,
  tags: ['autodocs', 'manifest'],
  args: { value: 300, onValueChange: fn(), unit: 's', min: 10, max: 3600 },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
  render: function Wired(args) {
    const [value, setValue] = useControlledValue(args.value);
    return (
      <Field label="Timeout">
        <NumberInput
          {...args}
          value={value}
          onValueChange={(next, raw) => {
            setValue(next);
            args.onValueChange(next, raw);
          }}
        />
      </Field>
    );
  },
});

export const Playground = meta.story();

export const Types = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Timeout' });
    await userEvent.clear(box);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '');
    await userEvent.type(box, '12.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12, '12.');
    await expect(box).toHaveValue('12.');
    await userEvent.type(box, 'x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '12.x');
    await expect(box).toHaveValue('12.x');
  },
});

export const Counts = meta.story({
  tags: ['behaviour'],
  args: { value: 3599 },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3600, '3600');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3599, '3599');
  },
});

/** Arrows go through the words of an input method, and count nothing. */
export const Composition = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await pressComposing(canvas.getByRole('textbox', { name: 'Timeout' }), 'ArrowUp');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const NeverNaN = meta.story({
  tags: ['behaviour'],
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});
