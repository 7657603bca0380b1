import { limits } from '@switchboard/api-contract/limits';
import { exportFormats, type MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/settingsTable.ts';

/** The cards of Configuration. */
export const mapsScraperSections: readonly SettingsSection<MapsScraperSettings>[] = [
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
      {
        kind: 'number',
        key: 'maxResultsPerSearch',
        label: 'Results per search',
        hint: 'At most',
        storedOnly: true,
        min: 1,
        max: 500,
      },
      {
        kind: 'bar',
        key: 'searchRadius',
        label: 'Search radius',
        storedOnly: true,
        unit: 'miles',
        min: 1,
        max: limits.maps.radiusBarMiles,
      },
    ],
  },
  {
    title: 'Search Criteria',
    column: 1,
    note: 'Stored for when the scraper can search. Not acted on yet.',
    fields: [
      { kind: 'chips', key: 'categories', label: 'Categories', placeholder: 'Add a category' },
      { kind: 'chips', key: 'locations', label: 'Locations', placeholder: 'Add a location' },
    ],
  },
  {
    title: 'Data Collection',
    column: 2,
    note: 'Stored for when the scraper can search. Only the export format is used today.',
    fields: [
      { kind: 'switch', key: 'includeReviews', label: 'Reviews' },
      { kind: 'switch', key: 'includeHours', label: 'Opening hours' },
      { kind: 'switch', key: 'includePhotos', label: 'Photos' },
      {
        kind: 'switch',
        key: 'autoVerification',
        label: 'Automatic verification',
        hint: 'Checks the data against the website.',
      },
      { kind: 'switch', key: 'duplicateFiltering', label: 'Duplicate filtering' },
      { kind: 'switch', key: 'dataEnrichment', label: 'Data enrichment' },
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
