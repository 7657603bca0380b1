import type { Place } from './places.ts';
import { wordsOf } from './words.ts';

const kmPerDegree = 111.2;
/** How far around a town places count as found there. */
const reachKm = 45;

/** The distance of two points in kilometres, near enough for a town. */
export function distanceKm(one: Pick<Place, 'lat' | 'lng'>, other: Pick<Place, 'lat' | 'lng'>): number {
  const across = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return kmPerDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * across);
}

/** What towns and countries are also called. */
const otherNames: Readonly<Record<string, string>> = {
  warszawa: 'warsaw',
  polska: 'poland',
  polen: 'poland',
  deutschland: 'germany',
  niemcy: 'germany',
};

const townWords = (place: Place): string[] => wordsOf(place.town);
const kindWords = ({ name, category, types, description }: Place): Set<string> =>
  new Set(wordsOf([name, category, types.join(' ').replaceAll('_', ' '), description].join(' ')));

/**
 * Finds places by what somebody would type into a map: a kind or a name, and a town. A town brings what lies around
 * it, the best known first.
 */
export function searchPlaces(places: readonly Place[], query: string): Place[] {
  const wanted = wordsOf(query).map((word) => otherNames[word] ?? word);
  const inTowns = places.filter((place) => townWords(place).some((word) => wanted.includes(word)));
  /** All words of the towns that the query names, if only in part: no kinds of places. */
  const wordsOfTowns = new Set(inTowns.flatMap(townWords));
  /** A place in a town that is named in full; where there is none, the distance does not count. */
  const centre = inTowns.find((place) => townWords(place).every((word) => wanted.includes(word)));
  const near = centre ? places.filter((place) => distanceKm(centre, place) <= reachKm) : places;
  const countries = new Set(places.flatMap(({ country }) => wordsOf(country)));
  const inCountry = near.filter(({ country }) => {
    const wantedCountries = wanted.filter((word) => countries.has(word));
    return wantedCountries.length === 0 || wordsOf(country).some((word) => wantedCountries.includes(word));
  });
  const kinds = wanted.filter((word) => !wordsOfTowns.has(word) && !countries.has(word));
  return inCountry
    .filter((place) => {
      const words = kindWords(place);
      return kinds.every((word) => words.has(word));
    })
    .toSorted((one, other) => other.ratings - one.ratings || one.id.localeCompare(other.id));
}
