import { limits } from '@switchboard/api-contract/limits';
import { exportFormats, type MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';

/** The cards of Configuration. */
export const mapsScraperSections: readonly SettingsSection<MapsScraperSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      {
        kind: 'number',
        key: 'maxResultsPerSearch',
        label: 'Results per search',
        hint: 'At most, for each category in each location.',
        min: 1,
        max: 500,
      },
      {
        kind: 'bar',
        key: 'searchRadius',
        label: 'Search radius',
        hint: 'Around the centre of each location.',
        unit: 'miles',
        min: 1,
        max: limits.maps.radiusBarMiles,
      },
    ],
  },
  {
    title: 'Search Criteria',
    column: 1,
    note: 'Each category is searched in each location.',
    fields: [
      { kind: 'chips', key: 'categories', label: 'Categories', placeholder: 'Add a category' },
      { kind: 'chips', key: 'locations', label: 'Locations', placeholder: 'Add a location' },
    ],
  },
  {
    title: 'Data Collection',
    column: 2,
    fields: [
      { kind: 'switch', key: 'includeReviews', label: 'Reviews', hint: 'The rating and how many gave one.' },
      { kind: 'switch', key: 'includeHours', label: 'Opening hours', hint: 'Only through Google.' },
      { kind: 'switch', key: 'includePhotos', label: 'Photos', hint: 'How many there are. Only through Google.' },
      {
        kind: 'switch',
        key: 'autoVerification',
        label: 'Automatic verification',
        hint: 'Checks that the website answers and the phone number is valid.',
      },
      {
        kind: 'switch',
        key: 'duplicateFiltering',
        label: 'Duplicate filtering',
        hint: 'Merges entries with the same name within 100 m.',
      },
      {
        kind: 'switch',
        key: 'dataEnrichment',
        label: 'Data enrichment',
        hint: 'Adds address and e-mail from the website’s contact page.',
      },
      {
        kind: 'select',
        key: 'exportFormat',
        label: 'Export format',
        hint: 'Listed first under Export.',
        options: exportFormats.map((value) => ({ value, label: value })),
      },
    ],
  },
];
