import type { EmailSettings } from '@switchboard/api-contract/agents/email';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';
import { inYourNameSection, workingHoursSection } from '../../blocks/forms/SettingsForm/sharedSections.ts';

/** The cards of Configuration. */
export const emailSections: readonly SettingsSection<EmailSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      { kind: 'switch', key: 'gmailIntegration', label: 'Mailbox integration', hint: 'Gmail' },
      {
        kind: 'switch',
        key: 'autoReply',
        label: 'Auto reply',
        hint: 'Drafted replies are sent automatically, once the agent may act in your name.',
      },
      {
        kind: 'number',
        key: 'responseDelay',
        label: 'Response delay',
        hint: 'How long a reply waits, with Undo, before it is sent.',
        unit: 'min',
        min: 0,
        max: 1_440,
      },
      { kind: 'area', key: 'signatureTemplate', label: 'Signature', hint: 'Ends each drafted reply.' },
    ],
  },
  {
    title: 'AI Features',
    column: 1,
    note: 'Sender, subject and text of the newest messages go to the connected model, OpenAI or Anthropic. Without one, Gmail’s labels sort them, and no reply is drafted.',
    fields: [
      {
        kind: 'switch',
        key: 'smartFilters',
        label: 'Smart filters',
        hint: 'The language model sorts by category and priority. Off: Gmail’s labels do.',
      },
      {
        kind: 'switch',
        key: 'sentimentAnalysis',
        label: 'Sentiment analysis',
        hint: 'The language model flags messages that sound unhappy.',
      },
    ],
  },
  inYourNameSection(2, 'When on, replies are sent automatically.'),
  workingHoursSection(2, 'Replies are sent automatically within these hours.'),
];
