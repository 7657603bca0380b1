import type { EmailSettings } from '@switchboard/api-contract/agents/email';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/settingsTable.ts';
import { workingHoursSection } from '../../blocks/forms/SettingsForm/workingHoursSection.ts';

/** The cards of Configuration. */
export const emailSections: readonly SettingsSection<EmailSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    fields: [
      {
        kind: 'switch',
        key: 'isActive',
        label: 'Active',
        hint: 'Kept with the settings. Start and Stop switch the agent.',
      },
      { kind: 'switch', key: 'gmailIntegration', label: 'Mailbox integration', hint: 'Gmail' },
      { kind: 'switch', key: 'autoReply', label: 'Auto reply', hint: 'Answers without asking first.', kept: true },
      {
        kind: 'number',
        key: 'responseDelay',
        label: 'Response delay',
        hint: 'Waits before it answers.',
        kept: true,
        unit: 'min',
        min: 0,
        max: 1_440,
      },
      { kind: 'area', key: 'signatureTemplate', label: 'Signature', kept: true },
    ],
  },
  {
    title: 'AI Features',
    column: 1,
    fields: [
      { kind: 'switch', key: 'smartFilters', label: 'Smart filters', hint: 'Takes the sorting of Gmail as priority.' },
      {
        kind: 'switch',
        key: 'sentimentAnalysis',
        label: 'Sentiment analysis',
        hint: 'Marks messages with an unhappy tone.',
        kept: true,
      },
    ],
  },
  workingHoursSection(2, 'Kept for replies that are sent by themselves. Not acted on yet.'),
];
