import type { InferInput } from 'valibot';
import type { mapsScraperStatus } from '../agents/mapsScraper.ts';
import { type AgentSample, activityOf } from './AgentSample.ts';
import { minutesBefore } from '../time.ts';

const places: readonly (readonly [
  name: string,
  category: string,
  address: string,
  phone: string,
  website: string,
  rating: number,
  reviewCount: number,
  status: string,
  lat: number,
  lng: number,
])[] = [
  [
    'Café Albers',
    'Café',
    'Karl-Heine-Str. 14, Leipzig',
    '+49 341 555 0142',
    'https://cafe-albers.de',
    4.7,
    812,
    'verified',
    51.3327,
    12.3346,
  ],
  [
    'Brewhaus Süd',
    'Restaurant',
    'Südplatz 3, Leipzig',
    '+49 341 555 0177',
    'https://brewhaus-sued.de',
    4.2,
    1_466,
    'verified',
    51.3243,
    12.3735,
  ],
  [
    'Kestrel HVAC',
    'Contractor',
    'Merseburger Str. 88, Halle',
    '+49 345 555 0110',
    'https://kestrelhvac.com',
    3.6,
    41,
    'new',
    51.4702,
    11.9725,
  ],
  [
    'Radstation West',
    'Bicycle shop',
    'Lützner Str. 60, Leipzig',
    '',
    'https://radstation.example',
    4.5,
    229,
    'verified',
    51.3347,
    12.3219,
  ],
  [
    'Copy & Print 24',
    'Print shop',
    'Dresdner Str. 9, Leipzig',
    '+49 341 555 0198',
    '',
    2.9,
    58,
    'new',
    51.3398,
    12.3935,
  ],
];

const leipzig = { place: 'Leipzig', lat: 51.3397, lng: 12.3731, radius: 25 };

/** Sample records and figures of the maps scraper page. */
export function sampleMapsScraper(now: Date): InferInput<typeof mapsScraperStatus> {
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['found', '64 cafés found in Leipzig', 12],
      ['deduplicated', '18 duplicates removed', 13],
      ['verified', '42 businesses verified', 60],
      ['exported', 'CSV exported, 310 rows', 180],
    ]),
    metrics: {
      businessesScraped: 8_412,
      scrapedToday: 310,
      contactsFound: 5_966,
      successRate: 96,
      averageRating: 4.3,
      reviews: 212_040,
      dataQuality: 93,
    },
    businesses: places.map(
      ([name, category, address, phone, website, rating, reviewCount, status, lat, lng], index) => ({
        id: `business-${index + 1}`,
        name,
        category,
        address,
        ...(phone ? { phone } : {}),
        ...(website ? { website } : {}),
        rating,
        reviewCount,
        status,
        hours: 'Monday to Saturday, 09:00–18:00',
        description: `${category} in ${address.split(', ')[1] ?? ''}`,
        coordinates: { lat, lng },
        area: leipzig,
        source: 'Google Maps',
        scrapedAt: minutesBefore(now, 12 + index),
        lastUpdated: minutesBefore(now, 12 + index),
      }),
    ),
  };
}

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof mapsScraperStatus> = {
  status: sampleMapsScraper,
  figures: {
    processed: 8_412,
    success: 8_075,
    pending: 0,
    minutesAgo: 180,
    confidence: 8.2,
    successRate: 96,
    responseMs: 3_210,
    uptime: 98.7,
    peakHour: '03:00',
    daily: [310, 295, 402, 377, 350, 341, 310],
  },
  runs: [
    ['completed', 'maps_search', 180, 240_000, '64 cafés in Leipzig'],
    ['completed', 'verification', 240, 61_300, '42 businesses verified'],
    ['failed', 'maps_search', 1_500, 30_001, 'The daily limit was reached'],
  ],
  runsPerDay: 14,
};
