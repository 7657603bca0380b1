import type { LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';

/** The cards of Agent Configuration. */
export const leadGenerationSections: readonly SettingsSection<LeadGenerationSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      { kind: 'number', key: 'maxLeadsPerDay', label: 'Leads per day', hint: 'At most', min: 1, max: 1_000 },
      {
        kind: 'number',
        key: 'minimumScore',
        label: 'Minimum score',
        hint: 'Leads below this score are dropped. 80 and above count as qualified.',
        min: 0,
        max: 100,
      },
    ],
  },
  {
    title: 'API Integration',
    column: 1,
    fields: [
      { kind: 'secret', key: 'apolloApiKey', label: 'Apollo API key' },
      {
        kind: 'text',
        key: 'googleSheetsUrl',
        label: 'Google Sheets address',
        hint: 'New leads are added below its first sheet, through the Google account.',
        placeholder: 'https://docs.google.com/spreadsheets/…',
        maxLength: 2_000,
      },
      {
        kind: 'switch',
        key: 'autoEnrichment',
        label: 'Enrichment',
        hint: 'Completes each new lead, for an Apollo credit. Without it, scores stay low.',
      },
      {
        kind: 'switch',
        key: 'emailValidation',
        label: 'E-mail validation',
        hint: 'Drops invalid addresses. Others count towards the score.',
      },
    ],
  },
  {
    title: 'Search Criteria',
    column: 2,
    fields: [
      { kind: 'chips', compact: true, key: 'targetIndustries', label: 'Industries', placeholder: 'Add an industry' },
      {
        kind: 'chips',
        compact: true,
        key: 'companySize',
        label: 'Company sizes',
        placeholder: 'Add a size, such as 51–200',
      },
      { kind: 'chips', compact: true, key: 'locations', label: 'Locations', placeholder: 'Add a location' },
      { kind: 'chips', compact: true, key: 'searchKeywords', label: 'Keywords', placeholder: 'Add a keyword' },
    ],
  },
];
