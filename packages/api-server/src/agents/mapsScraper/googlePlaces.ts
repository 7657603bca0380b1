import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import { isPoint } from '@switchboard/api-contract/distance';
import * as v from 'valibot';
import { aSearch } from '../aSearch.ts';
import type { GoogleReader } from '../google.ts';
import { plainText } from '../plainText.ts';
import { placeId, type FoundPlace, type PlaceSearch } from './PlaceSearch.ts';

const mostPerPage = 20;

const words = v.optional(v.object({ text: v.optional(v.string()) }));
const place = v.object({
  id: v.string(),
  displayName: words,
  formattedAddress: v.optional(v.string()),
  location: v.optional(v.object({ latitude: v.optional(v.number()), longitude: v.optional(v.number()) })),
  primaryTypeDisplayName: words,
  internationalPhoneNumber: v.optional(v.string()),
  websiteUri: v.optional(v.string()),
  googleMapsUri: v.optional(v.string()),
  rating: v.optional(v.number()),
  userRatingCount: v.optional(v.number()),
  regularOpeningHours: v.optional(v.object({ weekdayDescriptions: v.optional(v.array(v.string())) })),
  photos: v.optional(v.array(v.object({}))),
});
const answer = v.object({ places: v.optional(v.array(place)), nextPageToken: v.optional(v.string()) });

/** What is always asked for. Google charges by what a request asks for. */
const usual = [
  'id',
  'displayName',
  'formattedAddress',
  'location',
  'primaryTypeDisplayName',
  'internationalPhoneNumber',
  'websiteUri',
  'googleMapsUri',
];

const maskOf = ({ includeReviews, includeHours, includePhotos }: MapsScraperSettings): string =>
  [
    'nextPageToken',
    ...[
      ...usual,
      ...(includeReviews ? ['rating', 'userRatingCount'] : []),
      ...(includeHours ? ['regularOpeningHours.weekdayDescriptions'] : []),
      ...(includePhotos ? ['photos.name'] : []),
    ].map((field) => `places.${field}`),
  ].join(',');

/**
 * Places by Google Places (New), at most 20 on a page and 60 in all:
 * https://developers.google.com/maps/documentation/places/web-service/text-search
 */
export const googlePlaces = (google: GoogleReader, settings: MapsScraperSettings): PlaceSearch => ({
  name: 'Google Places',
  lacks: [],
  read: async ({ category, place: where }, { page, token }, left) => {
    const { places = [], nextPageToken } = await google.post(
      'https://places.googleapis.com/v1/places:searchText',
      {
        textQuery: `${category} in ${where}`,
        pageSize: Math.min(left, mostPerPage),
        ...(token !== undefined && { pageToken: token }),
      },
      answer,
      {
        headers: { 'x-goog-fieldmask': maskOf(settings) },
        step: { kind: 'searchPageRead', args: { category, place: where, page } },
        uses: aSearch,
      },
    );
    return {
      places: places.flatMap((one) => readPlace(one) ?? []),
      ...(nextPageToken && { next: { page: page + 1, token: nextPageToken } }),
    };
  },
});

function readPlace(found: v.InferOutput<typeof place>): FoundPlace | undefined {
  const { id, displayName, location, rating, userRatingCount, regularOpeningHours, photos, googleMapsUri } = found;
  const name = plainText(displayName?.text, 300);
  if (name === '') return undefined;
  const cid = URL.parse(googleMapsUri ?? '')?.searchParams.get('cid');
  // A coordinate of 0 is left out.
  const at = location && { lat: location.latitude ?? 0, lng: location.longitude ?? 0 };
  const hours = regularOpeningHours?.weekdayDescriptions?.map((line) => plainText(line, 100)).join('\n');
  const texts = {
    address: found.formattedAddress,
    phone: found.internationalPhoneNumber,
    website: found.websiteUri,
    category: found.primaryTypeDisplayName?.text,
    mapsUrl: googleMapsUri,
  };
  return {
    id: cid ? placeId(cid) : `google-${id}`,
    name,
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([key, value]) => (value ? [[key, plainText(value, 300)]] : [])),
    ),
    ...(at && isPoint(at) && { coordinates: at }),
    ...(rating !== undefined && { rating }),
    ...(userRatingCount !== undefined && { reviewCount: userRatingCount }),
    ...(hours && { hours }),
    ...(photos && { photoCount: photos.length }),
  };
}
