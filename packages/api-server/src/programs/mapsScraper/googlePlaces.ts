import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import * as v from 'valibot';
import { looseNumber, looseText, readEach, logLeftOut } from '../../outside/providers/readEach.ts';
import type { RunLog } from '../../outside/Caller.ts';
import { oneSearch } from '../../outside/searches.ts';
import type { GoogleReader } from '../../outside/google/google.ts';
import { plainText } from '../../outside/plainText.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import {
  coordinate,
  describePlace,
  orUndefined,
  nameSchema,
  placeId,
  type FoundPlace,
  type PageKey,
  type PlaceSearch,
  type PlaceQuery,
} from './PlaceSearch.ts';

const mostPerPage = 20;

const words = orUndefined(v.object({ text: looseText }));
const place = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  displayName: v.object({ text: nameSchema }),
  formattedAddress: looseText,
  location: orUndefined(v.object({ latitude: coordinate, longitude: coordinate })),
  primaryTypeDisplayName: words,
  internationalPhoneNumber: looseText,
  websiteUri: looseText,
  googleMapsUri: looseText,
  businessStatus: looseText,
  rating: looseNumber,
  userRatingCount: looseNumber,
  regularOpeningHours: orUndefined(v.object({ weekdayDescriptions: orUndefined(v.array(v.unknown())) })),
  photos: orUndefined(v.array(v.unknown())),
});
const answer = v.object({ places: v.nullish(v.array(v.unknown())), nextPageToken: looseText });

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
  'businessStatus',
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
export function googlePlaces(google: GoogleReader, log: RunLog, settings: MapsScraperSettings): PlaceSearch {
  const ask = ({ category, place: where }: PlaceQuery, { page, token }: PageKey, pageSize: number) =>
    google.post(
      'https://places.googleapis.com/v1/places:searchText',
      { textQuery: `${category} in ${where}`, pageSize, ...(token && { pageToken: token }) },
      answer,
      {
        headers: { 'x-goog-fieldmask': maskOf(settings) },
        step: { kind: 'searchPageRead', args: { category, place: where, page } },
        uses: oneSearch,
      },
    );
  /** A page that is too large to read is asked for by halves: the same token leads to fewer places. */
  const askFor = async (search: PlaceQuery, key: PageKey, size: number): ReturnType<typeof ask> =>
    ask(search, key, size).catch((error: unknown) => {
      if (!(error instanceof RunFailure) || error.answer !== 'too-large' || size === 1) throw error;
      return askFor(search, key, Math.ceil(size / 2));
    });
  return {
    name: 'Google Places',
    lacks: [],
    read: async (search, key, left) => {
      const { places, nextPageToken } = await askFor(search, key, Math.min(left, mostPerPage));
      const found = readEach(places ?? [], place);
      logLeftOut(log, found.read.length, found.left);
      return {
        places: found.read.map(readPlace),
        ...(nextPageToken && { next: { page: key.page + 1, token: nextPageToken } }),
      };
    },
  };
}

function readPlace(found: v.InferOutput<typeof place>): FoundPlace {
  const { id, displayName, location, regularOpeningHours, photos, googleMapsUri: mapsUrl } = found;
  const cid = URL.parse(mapsUrl ?? '')?.searchParams.get('cid');
  const hours = regularOpeningHours?.weekdayDescriptions
    ?.flatMap((line) => (typeof line === 'string' ? plainText(line, 100) : []))
    .join('\n');
  return {
    id: cid && /^\d+$/.test(cid) ? placeId(cid) : `google-${id}`,
    name: displayName.text,
    ...describePlace({
      texts: {
        address: found.formattedAddress,
        phone: found.internationalPhoneNumber,
        category: found.primaryTypeDisplayName?.text,
        mapsUrl,
      },
      website: found.websiteUri,
      // A coordinate of 0 is left out.
      lat: location ? (location.latitude ?? 0) : undefined,
      lng: location ? (location.longitude ?? 0) : undefined,
      rating: found.rating,
      ratings: found.userRatingCount,
    }),
    ...(hours && { hours }),
    ...(photos && { photoCount: photos.length }),
    ...(found.businessStatus === 'CLOSED_PERMANENTLY' && { closed: true }),
  };
}
