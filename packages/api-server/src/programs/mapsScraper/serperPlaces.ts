import { createHash } from 'node:crypto';
import type { MapsScraperSettings } from '@switchboard/api-contract/agents/mapsScraper';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { looseNumber, looseText, readEach, logLeftOut } from '../../outside/providers/readEach.ts';
import type { Connected } from '../../outside/credentials/credentials.ts';
import { callService } from '../../outside/callService.ts';
import type { Run } from '../../runs/Run.ts';
import { oneSearch, searchUseOf, serperFailure } from '../../outside/searches.ts';
import {
  coordinate,
  describePlace,
  orUndefined,
  nameSchema,
  placeId,
  type FoundPlace,
  type PlaceSearch,
} from './PlaceSearch.ts';

const place = v.object({
  title: nameSchema,
  address: looseText,
  latitude: coordinate,
  longitude: coordinate,
  rating: looseNumber,
  ratingCount: looseNumber,
  category: looseText,
  phoneNumber: looseText,
  website: looseText,
  cid: orUndefined(v.union([v.string(), v.number()])),
});
const answer = v.object({ places: v.nullish(v.array(v.unknown())), credits: looseNumber });

/**
 * Places by Serper, ten on a page: https://serper.dev/playground, 'Places'. It knows ratings, but neither opening hours
 * nor photos, nor which places have closed.
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
      const { places } = await callService(context, run, {
        serviceId: 'serper',
        credentials,
        request: {
          method: 'POST',
          url: 'https://google.serper.dev/places',
          headers: { 'content-type': 'application/json', 'x-api-key': credentials['apiKey'] ?? '' },
          body: JSON.stringify({ q: `${category} in ${where}`, page }),
        },
        answer,
        uses: oneSearch,
        readUse: searchUseOf,
        step: { kind: 'searchPageRead', args: { category, place: where, page } },
        judge: serperFailure,
      });
      const { read, left } = readEach(places ?? [], place);
      logLeftOut(run.log, read.length, left);
      return {
        // Of reviews, the rating and their number are all that is kept.
        places: read.map((one) => readPlace(one, includeReviews)),
        ...(places && places.length > 0 && { next: { page: page + 1 } }),
      };
    },
  };
}

type Found = v.InferOutput<typeof place>;

function readPlace(found: Found, withRatings: boolean): FoundPlace {
  const { title, address, latitude: lat, longitude: lng, category, phoneNumber: phone, website } = found;
  const cid = cidOf(found);
  const mapsUrl = cid && `https://www.google.com/maps?cid=${cid}`;
  return {
    id: cid === undefined ? idWithout(found) : placeId(cid),
    name: title,
    ...describePlace({
      texts: { address, phone, category, mapsUrl },
      website,
      lat,
      lng,
      rating: withRatings ? found.rating : undefined,
      ratings: withRatings ? found.ratingCount : undefined,
    }),
  };
}

/** The number that Google Maps knows a place under; undefined where it is no exact one. */
const cidOf = ({ cid }: Found): string | undefined =>
  (typeof cid === 'string' && /^\d+$/.test(cid)) || (Number.isSafeInteger(cid) && Number(cid) > 0)
    ? `${cid}`
    : undefined;

/** The id of a place without such a number, by what else tells it apart. */
const idWithout = ({ title, address, latitude, longitude }: Found): string =>
  `serper-${createHash('sha256')
    .update(JSON.stringify([title, address ?? [latitude, longitude]]))
    .digest('hex')
    .slice(0, 24)}`;
