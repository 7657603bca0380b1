import type { EmailSettings } from '@switchboard/api-contract/agents/email';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/settingsTable.ts';
import { inYourNameSection } from '../../blocks/proposals/inYourNameSection.ts';
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
        hint: 'Stored only. Use Start and Stop to control the agent.',
      },
      { kind: 'switch', key: 'gmailIntegration', label: 'Mailbox integration', hint: 'Gmail' },
      {
        kind: 'switch',
        key: 'autoReply',
        label: 'Auto reply',
        hint: 'Replies without asking first.',
        storedOnly: true,
      },
      {
        kind: 'number',
        key: 'responseDelay',
        label: 'Response delay',
        hint: 'Waits before replying.',
        storedOnly: true,
        unit: 'min',
        min: 0,
        max: 1_440,
      },
      { kind: 'area', key: 'signatureTemplate', label: 'Signature', storedOnly: true },
    ],
  },
  {
    title: 'AI Features',
    column: 1,
    fields: [
      { kind: 'switch', key: 'smartFilters', label: 'Smart filters', hint: 'Takes the priority from Gmail.' },
      {
        kind: 'switch',
        key: 'sentimentAnalysis',
        label: 'Sentiment analysis',
        hint: 'Flags messages that sound unhappy.',
        storedOnly: true,
      },
    ],
  },
  inYourNameSection(2, 'Sends what this agent wrote to other people.'),
  workingHoursSection(2, 'For automatic replies. Not acted on yet.'),
];
