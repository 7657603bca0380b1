import {
  business as businessSchema,
  mapsScraperSettings,
  mapsScraperStatus as statusSchema,
  type MapsScraperSettings,
} from '@switchboard/api-contract/agents/mapsScraper';
import { sampleMapsScraper } from '@switchboard/api-contract/samples/mapsScraper';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type BusinessAnswer = v.InferInput<typeof businessSchema>;
export type MapsScraperStatusAnswer = v.InferInput<typeof statusSchema>;

/** A verified café with a rating of 4.7. */
export function businessAnswer(overrides: Partial<BusinessAnswer> = {}): BusinessAnswer {
  return {
    id: 'business-1',
    name: 'Café Albers',
    address: 'Karl-Heine-Str. 14, Leipzig',
    phone: '+49 341 555 0142',
    website: 'https://cafe-albers.de',
    category: 'Café',
    rating: 4.7,
    reviewCount: 812,
    hours: 'Monday to Saturday, 09:00–18:00',
    description: 'Café in Leipzig',
    coordinates: { lat: 51.3327, lng: 12.3346 },
    status: 'verified',
    source: 'Google Maps',
    scrapedAt: minutesAgo(12),
    lastUpdated: minutesAgo(12),
    ...overrides,
  };
}
export const business = (overrides: Partial<BusinessAnswer> = {}) => read(businessSchema, businessAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function mapsScraperStatusAnswer(overrides: Partial<MapsScraperStatusAnswer> = {}): MapsScraperStatusAnswer {
  return { ...sampleMapsScraper(FIXED_NOW), ...overrides };
}
export const mapsScraperStatus = (overrides: Partial<MapsScraperStatusAnswer> = {}) =>
  read(statusSchema, mapsScraperStatusAnswer(overrides));

/** The settings as a member filled them in. */
export const mapsScraperSettingsValue = (overrides: Partial<MapsScraperSettings> = {}): MapsScraperSettings => ({
  ...mapsScraperSettings.defaults,
  categories: ['Café', 'Restaurant', 'Bicycle shop'],
  locations: ['Leipzig', 'Halle'],
  ...overrides,
});
