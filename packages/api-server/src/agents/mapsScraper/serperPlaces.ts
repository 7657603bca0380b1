import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import { isPoint } from '@switchboard/api-contract/distance';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Connected } from '../../services/connections/firstConnected.ts';
import { callService } from '../callService.ts';
import { plainText } from '../plainText.ts';
import type { Run } from '../Program.ts';
import { aSearch, searchesIn } from '../aSearch.ts';
import { serperFailure } from '../serperFailure.ts';
import { placeId, type FoundPlace, type PlaceSearch } from './PlaceSearch.ts';

const text = v.optional(v.nullable(v.string()));
const figure = v.optional(v.nullable(v.number()));
const place = v.object({
  title: text,
  address: text,
  latitude: figure,
  longitude: figure,
  rating: figure,
  ratingCount: figure,
  category: text,
  phoneNumber: text,
  website: text,
  cid: v.optional(v.nullable(v.union([v.string(), v.number()]))),
});
const answer = v.object({ places: v.optional(v.array(place)), credits: figure });

/**
 * Places by Serper, ten on a page: https://serper.dev/playground, 'Places'. It knows ratings, but neither opening hours
 * nor photos.
 */
export function serperPlaces(
  context: Context,
  run: Run,
  { credentials }: Connected<'serper'>,
  { includeReviews, includeHours, includePhotos }: MapsScraperSettings,
): PlaceSearch {
  return {
    name: 'Serper',
    lacks: [...(includeHours ? ['opening hours'] : []), ...(includePhotos ? ['photos'] : [])],
    read: async ({ category, place: where }, { page }) => {
      const { places = [] } = await callService(context, run, {
        serviceId: 'serper',
        credentials,
        request: {
          method: 'POST',
          url: 'https://google.serper.dev/places',
          headers: { 'content-type': 'application/json', 'x-api-key': credentials['apiKey'] ?? '' },
          body: JSON.stringify({ q: `${category} in ${where}`, page }),
        },
        answer,
        uses: aSearch,
        learnt: searchesIn,
        step: { kind: 'searchPageRead', args: { category, place: where, page } },
        judge: serperFailure,
      });
      return {
        places: places.flatMap((one) => readPlace(one, includeReviews) ?? []),
        ...(places.length > 0 && { next: { page: page + 1 } }),
      };
    },
  };
}

function readPlace(found: v.InferOutput<typeof place>, withRatings: boolean): FoundPlace | undefined {
  const { title, address, latitude, longitude, rating, ratingCount, category, phoneNumber, website, cid } = found;
  const name = plainText(title, 300);
  // Numbers of nineteen digits are not exact.
  if (name === '' || typeof cid !== 'string' || !/^\d+$/.test(cid)) return undefined;
  const at = { lat: latitude ?? Number.NaN, lng: longitude ?? Number.NaN };
  const texts = { address, phone: phoneNumber, website, category };
  return {
    id: placeId(cid),
    name,
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([key, value]) => (value ? [[key, plainText(value, 300)]] : [])),
    ),
    ...(isPoint(at) && { coordinates: at }),
    ...(withRatings && typeof rating === 'number' && { rating }),
    ...(withRatings && typeof ratingCount === 'number' && { reviewCount: ratingCount }),
    mapsUrl: `https://www.google.com/maps?cid=${cid}`,
  };
}
