import { Monitor, Moon, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { RadioCards } from './RadioCards.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: RadioCards,
  tags: ['autodocs', 'manifest'],
  args: {
    label: 'Appearance',
    value: 'system',
    onValueChange: fn(),
    columns: 3 as const,
    options: [
      { value: 'light', label: 'Light', icon: Sun },
      { value: 'dark', label: 'Dark', icon: Moon, hint: 'Easy on the eyes' },
      { value: 'system', label: 'System', icon: Monitor },
    ],
  },
  decorators: [paddedStory],
  render: function Wired(args) {
    const [value, setValue] = useControlledValue(args.value);
    return (
      <RadioCards
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

export const Playground = meta.story();

export const Chooses = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Light'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark', description: 'Easy on the eyes' })).toBeChecked();
  },
});

const art = <span style={{ display: 'block', height: 72 }} />;
export const WithPictures = meta.story({
  args: {
    options: [
      { value: 'light', label: 'Light', art },
      { value: 'dark', label: 'Dark', art },
      { value: 'system', label: 'System', art },
    ],
  },
});
export const WithError = meta.story({ args: { value: null, error: 'Choose one', columns: 1 } });
