import * as v from 'valibot';
import { settingsContract } from '../settings.ts';
import { cell, figure, instant, rows, text, whole } from '../wire.ts';
import { statusBase, textList } from './shared.ts';

export const businessStatuses = ['verified', 'new'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];
export const exportFormats = ['CSV', 'JSON', 'Excel'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A business. `rating` 0-5; `hours` is free text. */
export const business = v.object({
  id: v.string(),
  name: text(),
  address: text(),
  phone: text(),
  website: text(),
  category: text(),
  rating: figure(),
  reviewCount: figure(),
  hours: text(),
  description: text(),
  coordinates: cell(v.object({ lat: v.number(), lng: v.number() })),
  status: text(),
  source: text(),
  scrapedAt: instant(),
  lastUpdated: instant(),
});
export type Business = v.InferOutput<typeof business>;

/** `GET /api/agents/maps-scraper/status`. Rates in percent. */
export const mapsScraperStatus = v.object({
  ...statusBase,
  metrics: v.object({
    businessesScraped: figure(),
    scrapedToday: figure(),
    contactsFound: figure(),
    successRate: figure(),
    averageRating: figure(),
    reviews: figure(),
    dataQuality: figure(),
  }),
  businesses: rows(business),
});
export type MapsScraperStatus = v.InferOutput<typeof mapsScraperStatus>;

/** Settings of the maps scraper. `searchRadius` in miles. */
export const mapsScraperSettings = settingsContract(
  {
    isActive: v.boolean(),
    searchRadius: whole(1, 50),
    categories: textList('Categories'),
    locations: textList('Locations'),
    maxResultsPerSearch: whole(1, 500),
    includeReviews: v.boolean(),
    includeHours: v.boolean(),
    includePhotos: v.boolean(),
    autoVerification: v.boolean(),
    duplicateFiltering: v.boolean(),
    dataEnrichment: v.boolean(),
    exportFormat: v.picklist(exportFormats, 'Choose CSV, JSON or Excel'),
  },
  {
    isActive: true,
    searchRadius: 25,
    categories: [],
    locations: [],
    maxResultsPerSearch: 100,
    includeReviews: true,
    includeHours: true,
    includePhotos: false,
    autoVerification: true,
    duplicateFiltering: true,
    dataEnrichment: false,
    exportFormat: 'CSV',
  },
);
export type MapsScraperSettings = ReturnType<typeof mapsScraperSettings.read>;
