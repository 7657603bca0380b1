import { expect, fn } from 'storybook/test';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SettingRow } from './SettingRow.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SettingRow,
  tags: ['autodocs', 'manifest'],
  args: {
    label: 'Retry Attempts',
    hint: '0 to 5',
    width: 'narrow' as const,
    children: <NumberInput value={3} onValueChange={fn()} />,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const InARow = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Retry Attempts', description: '0 to 5' })).toHaveValue('3');
  },
});
export const WithError = meta.story({ args: { error: 'Enter a number from 0 to 5' } });
export const InAColumn = meta.story({ args: { layout: 'column' } });

export const SwitchWithError = meta.story({
  tags: ['behaviour'],
  args: {
    label: 'Auto Enrichment',
    error: 'Connect Apollo first',
    children: <Switch checked onCheckedChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Auto Enrichment', description: 'Connect Apollo first' }),
    ).toBeInvalid();
  },
});
