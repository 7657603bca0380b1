import type { Place } from './places.ts';
import { wordsOf } from './words.ts';

const kmPerDegree = 111.2;
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
  const towns = places.filter((place) => townWords(place).some((word) => wanted.includes(word)));
  const named = new Set(towns.flatMap(townWords));
  const [centre] = towns.filter((place) => townWords(place).every((word) => wanted.includes(word)));
  const near = centre ? places.filter((place) => distanceKm(centre, place) <= reachKm) : places;
  const countries = new Set(places.flatMap(({ country }) => wordsOf(country)));
  const inCountry = near.filter(({ country }) => {
    const asked = wanted.filter((word) => countries.has(word));
    return asked.length === 0 || wordsOf(country).some((word) => asked.includes(word));
  });
  const kinds = wanted.filter((word) => !named.has(word) && !countries.has(word));
  return inCountry
    .filter((place) => {
      const words = kindWords(place);
      return kinds.every((word) => words.has(word));
    })
    .toSorted((one, other) => other.ratings - one.ratings || one.id.localeCompare(other.id));
}
