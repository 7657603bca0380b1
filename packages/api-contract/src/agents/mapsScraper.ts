import * as v from 'valibot';
import { settingsContract } from '../settings.ts';
import { cell, figure, flag, instant, requiredText, rows, text, wholeNumber, texts, optionalText } from '../wire.ts';
import { limits } from '../limits.ts';
import { recordFields } from '../records/calls.ts';
import { sendNewTo, sendNewToDefault } from '../records/send.ts';
import { optionalAddress, statusBase, textList } from './shared.ts';
import { countToday, dayOf, mean, share, type AgentPage, type AgentPageInput } from './agentPage.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';

/** `closed`: for good, as the map says of one that was found before. */
export const businessStatuses = ['verified', 'new', 'closed'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];
export const exportFormats = ['CSV', 'JSON', 'Excel'] as const;

/**
 * A business. `rating` 0-5; `hours` is free text, a line a day. `scrapedAt`: when it was last found; `lastUpdated`:
 * when something about it last changed.
 */
export const business = v.object({
  id: v.string(),
  ...recordFields,
  name: text(),
  address: text(),
  phone: text(),
  email: text(),
  website: text(),
  category: text(),
  rating: figure(),
  reviewCount: figure(),
  hours: text(),
  description: text(),
  coordinates: cell(v.object({ lat: v.number(), lng: v.number() })),
  /** How many photos the map has of it. */
  photoCount: figure(),
  /** Its page on Google Maps. */
  mapsUrl: text(),
  /** The search that last found it: the place, its centre, and how far around it was searched, in miles. */
  area: cell(v.object({ place: v.string(), lat: v.number(), lng: v.number(), radius: v.number() })),
  status: text(),
  source: text(),
  /** What was looked for when it was last found: 'Restaurants'. */
  search: text(),
  scrapedAt: instant(),
  lastUpdated: instant(),
  /** The names of the fields that a member changed. Runs leave these alone. */
  edited: texts(),
  sandbox: flag(),
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
    searchRadius: wholeNumber(1, 50),
    categories: textList('Categories'),
    locations: textList('Locations'),
    maxResultsPerSearch: wholeNumber(1, 500),
    includeReviews: v.boolean(),
    includeHours: v.boolean(),
    includePhotos: v.boolean(),
    autoVerification: v.boolean(),
    duplicateFiltering: v.boolean(),
    dataEnrichment: v.boolean(),
    exportFormat: v.picklist(exportFormats, 'Choose CSV, JSON or Excel'),
    ...sendNewTo,
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
    ...sendNewToDefault,
  },
);
export type MapsScraperSettings = ReturnType<typeof mapsScraperSettings.read>;

/** What members change about a business. */
const businessEdits = v.partial(
  v.strictObject({
    name: requiredText('Name', limits.text.name),
    address: optionalText('Address', limits.text.line),
    phone: optionalText('Phone', 40),
    email: optionalAddress,
    website: optionalText('Website', limits.text.line),
    category: optionalText('Category', limits.text.name),
    hours: optionalText('Hours', limits.text.paragraph),
    description: optionalText('Description', limits.text.paragraph),
    status: v.picklist(businessStatuses, 'Status must be verified, new or closed'),
  }),
);

const records = {
  businesses: {
    one: 'business',
    record: business,
    sorts: ['name', 'address', 'category', 'rating', 'reviewCount', 'status', 'scrapedAt'],
    filters: ['status', 'category', 'source'],
    searched: ['name', 'address', 'phone', 'email', 'website', 'category', 'description'],
    counted: ({ phone, website, rating, reviewCount, scrapedAt }: v.InferInput<typeof business>) => ({
      ...((phone ?? website) && { phone: 'known' }),
      rating,
      reviewCount,
      scrapedAt: dayOf(scrapedAt),
    }),
    edits: businessEdits,
  },
} as const;
type Records = RecordsOf<typeof records>;

/** The maps scraper. */
export const mapsScraperAgent = defineAgent('maps-scraper', {
  status: mapsScraperStatus,
  figures: 'metrics',
  records,
  settings: mapsScraperSettings,
  sample: async (now) => (await import('../samples/mapsScraper.ts')).sampleMapsScraper(now),
  special: {
    collection: 'businesses',
    describe: (businesses: Records['businesses']) => ({
      locations: businesses.map(({ id, name, category, rating, phone, address, scrapedAt, sandbox }) => ({
        id,
        name,
        category,
        rating,
        phone,
        address,
        scrapedAt,
        sandbox,
      })),
    }),
  },
});

/** What the API computes for the maps scraper. The quality of the data is not measured. */
export const mapsScraperApi = {
  runType: 'maps_search',
  nicknames: /\b(?:(?:google )?maps?|business|places?) scraper\b|\b(?:google )?maps?\b|\bscrap(?:er|ing)\b/gi,
  needs: [{ services: ['serper', 'google'], account: ['google'] }] as const satisfies readonly ServiceNeed[],
  lacks: ({ categories, locations }: MapsScraperSettings): readonly MissingSetting[] => [
    ...(categories.length > 0
      ? []
      : [{ setting: 'categories', text: { kind: 'noCategory', args: {} }, label: 'Add a category' } as const]),
    ...(locations.length > 0
      ? []
      : [{ setting: 'locations', text: { kind: 'noPlace', args: {} }, label: 'Add a location' } as const]),
  ],
  describeAgentPage: ({
    head,
    records: { businesses },
    runs,
    ran,
    now,
  }: AgentPageInput<Records>): AgentPage<v.InferInput<typeof mapsScraperStatus>> => {
    const nothing = !ran && businesses.length === 0;
    return {
      answer: {
        ...head,
        metrics: {
          businessesScraped: businesses.length,
          scrapedToday: countToday(
            businesses.map(({ scrapedAt }) => scrapedAt),
            now,
          ),
          contactsFound: businesses.filter(({ phone, website }) => phone ?? website).length,
          successRate: share(runs.completed, runs.completed + runs.failed),
          averageRating: mean(businesses.flatMap(({ rating }) => rating ?? [])),
          reviews: businesses.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0),
        },
        businesses,
      },
      empty: { figures: nothing, businesses: nothing },
    };
  },
};
