import { researchDepths, type ResearchSettings } from '@switchboard/api-contract/agents/research';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/settingsTable.ts';
import { sentence } from '../../format/text.ts';

/** The cards of the Configuration tab, below the system prompt. */
export const researchSections: readonly SettingsSection<ResearchSettings>[] = [
  {
    title: 'Research Settings',
    column: 1,
    fields: [
      { kind: 'number', key: 'maxSourcesPerQuery', label: 'Sources per query', hint: 'At most', min: 1, max: 200 },
      {
        kind: 'select',
        key: 'researchDepth',
        label: 'Research depth',
        options: researchDepths.map((value) => ({ value, label: sentence(value) })),
      },
      {
        kind: 'number',
        key: 'credibilityThreshold',
        label: 'Credibility threshold',
        hint: '0 to 100',
        unit: '%',
        min: 0,
        max: 100,
      },
      { kind: 'switch', key: 'includeAcademicSources', label: 'Academic sources' },
      { kind: 'switch', key: 'includeNews', label: 'News' },
      { kind: 'switch', key: 'includeReports', label: 'Reports' },
    ],
  },
  {
    title: 'Advanced Settings',
    column: 2,
    active: true,
    fields: [
      { kind: 'switch', key: 'autoSummarization', label: 'Summaries', hint: 'Writes a summary for each source.' },
      {
        kind: 'switch',
        key: 'realTimeMonitoring',
        label: 'Real-time monitoring',
        hint: 'Asks a completed research again each day, for 14 days, and adds new sources.',
      },
      {
        kind: 'switch',
        key: 'notificationSettings.enabled',
        label: 'Notifications',
        hint: 'Tells you when research is done.',
        storedOnly: true,
      },
      {
        kind: 'chips',
        key: 'notificationSettings.channels',
        label: 'Channels',
        storedOnly: true,
        placeholder: 'Add a channel',
        compact: true,
      },
    ],
  },
];
