import { expect, fn } from 'storybook/test';
import { ChipInput } from '../ChipInput/ChipInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Select } from '../Select/Select.tsx';
import { SettingRow } from '../SettingRow/SettingRow.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const rows = (
  <>
    <SettingRow label="enabled" hint="The agent takes new work.">
      <Switch checked onCheckedChange={fn()} />
    </SettingRow>
    <SettingRow label="Retry Attempts" error="Enter a number from 0 to 5" width="narrow">
      <NumberInput value={8} onValueChange={fn()} />
    </SettingRow>
    <SettingRow label="Timeout (seconds)" hint="10 to 3600" width="narrow">
      <NumberInput value={300} unit="s" onValueChange={fn()} />
    </SettingRow>
    <SettingRow label="Time zone" width="wide">
      <Select
        value="Europe/Berlin"
        options={[{ value: 'Europe/Berlin', label: 'Europe/Berlin' }]}
        onValueChange={fn()}
      />
    </SettingRow>
    <SettingRow label="Industries" layout="column" hint="Leave empty for all.">
      <ChipInput value={['Logistics']} onValueChange={fn()} />
    </SettingRow>
  </>
);

const meta = preview.meta({
  component: SettingsCard,
  tags: ['autodocs', 'manifest'],
  args: { title: 'Limits', children: rows },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({ args: { note: 'Daily processing limit: 1,000' } });

export const AllControls = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'enabled', description: 'The agent takes new work.' }),
    ).toBeChecked();
    await expect(
      canvas.getByRole('textbox', { name: 'Retry Attempts', description: 'Enter a number from 0 to 5' }),
    ).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Limits' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
