import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Select } from './Select.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Select,
  tags: ['autodocs', 'manifest'],
  args: {
    value: 'chicago',
    onValueChange: fn(),
    options: [
      { value: 'chicago', label: 'America/Chicago (Central)' },
      { value: 'berlin', label: 'Europe/Berlin' },
      { value: 'moon', label: 'Moon', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
  render: function Wired(args) {
    const [value, setValue] = useControlledValue(args.value);
    return (
      <Field label="Timezone">
        <Select
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
        />
      </Field>
    );
  },
});

export const Playground = meta.story({ args: { size: 'md' } });

export const Chooses = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Timezone' });
    await userEvent.selectOptions(list, 'berlin');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('berlin');
    await expect(list).toHaveDisplayValue('Europe/Berlin');
  },
});

export const UnknownValue = meta.story({
  tags: ['odd'],
  args: { value: 'Antarctica/Troll' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Antarctica/Troll');
  },
});
export const Placeholder = meta.story({ args: { value: '', placeholder: 'Choose a zone' } });
export const Disabled = meta.story({ args: { disabled: true } });
