// Apart from what is missing, since the dashboard loads that without the values.

/**
 * The settings that an answer may name, by list type, each with a value that it may have: a run lacks one, or one ended
 * it. A link leads to the field of that name.
 */
export const namedSettings = {
  'lead-generation': {
    targetIndustries: ['Logistics'],
    minimumScore: 50,
    maxLeadsPerDay: 100,
    googleSheetsUrl: 'https://docs.google.com/spreadsheets/d/…',
  },
  scraper: { categories: ['Restaurants'], locations: ['Leipzig'], maxResultsPerSearch: 100 },
  email: { gmailIntegration: true },
  calendar: { googleCalendarSync: true },
  custom: { instructions: 'Look for public tenders.' },
} as const;
type Named = typeof namedSettings;
export type NamedSetting = { [Type in keyof Named]: keyof Named[Type] }[keyof Named];
