import type { World } from '../../world/createWorld.ts';
import { searchPlaces } from '../../world/searchPlaces.ts';
import type { SearchRequest } from './read.ts';

/** A page of places holds ten, whatever `num` says. */
const perPage = 10;

/** Searches the map of the world. What nobody knows about a place is missing. */
export function findPlaces({ places }: World, { q, page, location, parameters }: SearchRequest) {
  const from = (page - 1) * perPage;
  return {
    searchParameters: { ...parameters, num: perPage },
    places: searchPlaces(places, [q, location].filter(Boolean).join(' '))
      .slice(from, from + perPage)
      .map(
        (
          { name, street, postcode, town, country, lat, lng, rating, ratings, category, phone, website, cid },
          index,
        ) => ({
          position: from + index + 1,
          title: name,
          address: `${street}, ${postcode} ${town}, ${country}`,
          latitude: lat,
          longitude: lng,
          ...(rating !== undefined && { rating, ratingCount: ratings }),
          category,
          ...(phone !== undefined && { phoneNumber: phone }),
          ...(website !== undefined && { website }),
          cid,
        }),
      ),
    credits: 1,
  };
}
