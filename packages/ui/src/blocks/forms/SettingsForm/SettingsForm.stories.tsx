import { calendarSettings, type CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { mapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { valueAt } from '@switchboard/api-contract/settings';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';
import type { Draft } from '../draft/draft.ts';
import type { SettingsSection } from './SettingsSection.ts';
import { workingHoursSection } from './sharedSections.ts';
import { useStoredDraft } from '../../../../test/forms/useStoredDraft.ts';
import { agree, done } from '../../../../test/format/outcomes.ts';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const sections: readonly SettingsSection<CalendarSettings>[] = [
  {
    title: 'Meeting Settings',
    column: 2,
    fields: [
      { kind: 'number', key: 'bufferTime', label: 'Buffer time', unit: 'min', min: 0, max: 240 },
      { kind: 'switch', key: 'reminderSettings.enabled', label: 'Reminders', hint: 'To all.' },
      { kind: 'numbers', key: 'reminderSettings.defaultReminders', label: 'Remind', unit: 'min before' },
      { kind: 'bar', key: 'maxMeetingsPerDay', label: 'Meetings a day', min: 1, max: 24 },
    ],
  },
  workingHoursSection(1),
];

/** The form, with its draft kept here as the app does. */
function Drafted<S extends object>(props: SettingsFormProps<S>) {
  return <SettingsForm {...props} settings={{ ...props.settings, ...useStoredDraft(props.settings) }} />;
}

const settings = {
  saved: ready(calendarSettings.defaults),
  onDraftChange: fn(),
  onSave: fn<SettingsFormProps<CalendarSettings>['settings']['onSave']>(async () => done),
};

/** Earlier edits, by path, based on what is saved. */
const edited = (values: Record<string, unknown>): Draft => ({
  since: FIXED_NOW.toISOString(),
  edits: Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, { value, base: valueAt(calendarSettings.defaults, path) }]),
  ),
});

const meta = preview.meta({
  ...unnamed(SettingsForm<CalendarSettings>),
  tags: ['autodocs', 'manifest'],
  render: (args) => <Drafted {...args} />,
  args: { title: 'Configuration', settings, contract: calendarSettings, sections, now: FIXED_NOW },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Kinds = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start')).toHaveValue('09:00');
    await expect(canvas.getByRole('combobox', { name: 'Timezone' })).toHaveDisplayValue('America/New_York (Eastern)');
    await expect(
      canvas.getByText(/^09:00–17:00 in New York is 15:00–23:00 in your zone, (CET|GMT\+1)\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Meetings a day of 24' })).toHaveAttribute(
      'aria-valuetext',
      '8 of 24',
    );
    await expect(canvas.getByRole('switch', { name: 'Reminders', description: 'To all.' })).toBeVisible();
  },
});

/** Only what changed is sent. */
export const ChangesAreSaved = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mon' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Remind' }));
    await userEvent.keyboard('1440{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 60 min before' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Reminders' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(settings.onSave).toHaveBeenCalledWith({
      'workingHours.workingDays': ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      'reminderSettings.enabled': false,
      'reminderSettings.defaultReminders': [15, 1440],
    });
  },
});

export const Marked = meta.story({
  args: {
    settings: {
      ...settings,
      draft: edited({
        bufferTime: null,
        'workingHours.end': '08:00',
        'reminderSettings.defaultReminders': [15, 'soon'],
        maxMeetingsPerDay: 99,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Buffer time' })).toHaveAccessibleDescription(
      'Enter a number from 0 to 240',
    );
    await expect(canvas.getByLabelText('End')).toHaveAccessibleDescription('The start must be before the end');
    await expect(canvas.getByText('Enter a number from 1 to 10080')).toBeVisible();
    await expect(canvas.getByText('4 fields need your attention', { selector: 'div > span' })).toBeVisible();
  },
});

export const MarkedIsNotSaved = Marked.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove soon' }));
    await expect(canvas.getByText('3 fields need your attention', { selector: 'div > span' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(settings.onSave).not.toHaveBeenCalled();
  },
});

export const Cancels = meta.story({
  tags: ['behaviour'],
  args: { reset: 'saved', title: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Buffer time' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('15');
    await expect(settings.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const DraftOfNonsense = meta.story({
  tags: ['odd'],
  args: {
    settings: {
      ...settings,
      draft: {
        ...edited({
          'workingHours.workingDays': 'monday',
          'workingHours.timezone': 7,
          'reminderSettings.defaultReminders': { a: 1 },
        }),
        since: 'yesterday',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your last visit')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mon' })).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Another member set two of the edited settings to other values, and one to the same. */
export const ChangedByAnother = meta.story({
  parameters: { covers: ['settings.changed-by-another'] },
  args: {
    settings: {
      ...settings,
      saved: ready({
        ...calendarSettings.defaults,
        bufferTime: 30,
        maxMeetingsPerDay: 4,
        workingHours: { ...calendarSettings.defaults.workingHours, workingDays: ['monday'] },
      }),
      draft: edited({
        bufferTime: 20,
        maxMeetingsPerDay: 4,
        'workingHours.workingDays': ['friday'],
        'workingHours.end': '18:00',
      }),
    },
  },
  play: async ({ canvas }) => {
    const buffer = canvas.getByRole('textbox', { name: 'Buffer time' });
    await expect(buffer).toHaveValue('20');
    await expect(buffer).toHaveAccessibleDescription(/^Another member set this to 30 min\./);
    await expect(canvas.getByText('Another member set this to Monday.')).toBeVisible();
    await expect(canvas.getByText('Another member changed 2 fields that you edited')).toBeVisible();
  },
});

/** Nothing is saved before one value of each is chosen. */
export const OneOfBothIsChosen = ChangedByAnother.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['settings.changed-by-another'] },
  play: async ({ canvas, userEvent }) => {
    const buffer = canvas.getByRole('textbox', { name: 'Buffer time' });
    const save = canvas.getByRole('button', { name: 'Save Configuration' });
    await userEvent.click(save);
    await expect(settings.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Buffer time' }));
    await expect(buffer).toHaveValue('20');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Working days' }));
    await expect(canvas.getByRole('button', { name: 'Fri' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByText(/Another member/)).toBeNull();
    await userEvent.click(save);
    await expect(settings.onSave).toHaveBeenCalledWith({ bufferTime: 20, 'workingHours.end': '18:00' });
  },
});

export const Saving = meta.story({
  args: {
    settings: { ...settings, onSave: fn(() => new Promise<never>(() => {})), draft: edited({ bufferTime: 20 }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});

export const SavesOnce = Saving.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { settings: { ...settings, saved: loading } } });
export const Failed = meta.story({
  args: { settings: { ...settings, saved: failed('The settings could not be loaded', fn()) } },
});
export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Configuration' });
    await expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('region', { name: 'Working Hours' }).getBoundingClientRect().right,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Radius = meta.story({
  render: () => (
    <Drafted
      title="Configuration"
      settings={{
        saved: ready(mapsScraperSettings.defaults),
        onDraftChange: fn(),
        onSave: agree(),
      }}
      contract={mapsScraperSettings}
      sections={[
        {
          title: 'Basic Settings',
          column: 1,
          fields: [
            { kind: 'bar', key: 'searchRadius', label: 'Search radius', unit: 'miles', min: 1, max: 50 },
            {
              kind: 'select',
              key: 'exportFormat',
              label: 'Export format',
              options: ['CSV', 'JSON', 'Excel'].map((value) => ({ value, label: value })),
            },
          ],
        },
      ]}
      now={FIXED_NOW}
    />
  ),
});
