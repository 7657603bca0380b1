import { isPoint, type Point } from '@switchboard/api-contract/distance';
import * as v from 'valibot';
import { plainText } from '../../outside/plainText.ts';

/** What is searched for, and where, as configured. */
export interface PlaceQuery {
  readonly category: string;
  readonly place: string;
}

/** A business as a service describes it; what the service does not know is missing. */
export interface FoundPlace {
  /** The same for the same place, whichever service finds it. */
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly category?: string;
  readonly rating?: number;
  readonly reviewCount?: number;
  readonly hours?: string;
  readonly photoCount?: number;
  readonly mapsUrl?: string;
  readonly coordinates?: Point;
  /** It has closed for good. */
  readonly closed?: true;
}

/** Which page of a search. */
export interface PageKey {
  /** From 1. */
  readonly page: number;
  /** What the service gave to ask for this page with. Worth something only for a while. */
  readonly token?: string | undefined;
}

export interface PlacePage {
  readonly places: readonly FoundPlace[];
  /** undefined: this was the last page. */
  readonly next?: PageKey;
}

/** A connected service that finds businesses. */
export interface PlaceSearch {
  /** Its name, as records and steps show it. */
  readonly name: string;
  /** What the settings ask for and the service does not give, in words. */
  readonly lacks: readonly string[];
  /** Reads one page. `left`: how many results are still wanted. */
  readonly read: (search: PlaceQuery, page: PageKey, left: number) => Promise<PlacePage>;
}

/** The name of a place, without which it is none. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((text) => plainText(text, 300)),
  v.nonEmpty(),
);

/** The id of a place by the number that Google Maps knows it under, which both services tell. */
export const placeId = (cid: string): string => `place-${cid}`;

/** Something that may be missing, or odd. */
export const orUndefined = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema), undefined);

/** A coordinate, which may be written as text. */
export const coordinate = orUndefined(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]));

type Figure = number | null | undefined;
type Text = string | null | undefined;

/** A place as a service tells it, not yet looked at. */
interface ReportedPlace {
  readonly texts: Readonly<Partial<Record<'address' | 'phone' | 'category' | 'mapsUrl', Text>>>;
  readonly website: Text;
  readonly lat: Figure;
  readonly lng: Figure;
  readonly rating: Figure;
  readonly ratings: Figure;
}

/** What of a place makes sense: the rest is left out of it. */
export function describePlace({
  texts,
  website,
  lat,
  lng,
  rating,
  ratings,
}: ReportedPlace): Omit<FoundPlace, 'id' | 'name'> {
  const at = { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
  const site = websiteIn(website);
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([key, value]) => (value ? [[key, plainText(value, 300)]] : [])),
    ),
    ...(site !== undefined && { website: site }),
    ...(isPoint(at) && { coordinates: at }),
    ...(typeof rating === 'number' && rating >= 0 && rating <= 5 && { rating }),
    ...(typeof ratings === 'number' && Number.isInteger(ratings) && ratings >= 0 && { reviewCount: ratings }),
  };
}

const longestAddress = 500;

/** The address of a website, written in full: also out of 'www.firm.example', or of Google's own link to it. */
function websiteIn(text: Text): string | undefined {
  const plain = plainText(text, Infinity);
  const wrapped = /^(?:https?:\/\/(?:www\.)?google\.[^/]+)?\/url\?/i.test(plain)
    ? URL.parse(plain, 'https://www.google.com')?.searchParams.get('q')
    : undefined;
  const written = wrapped ?? plain;
  const isWeb = /^https?:/i.test(written);
  const url = URL.parse(isWeb ? written : `https://${written}`);
  const isSite = url?.username === '' && url.password === '' && /[^.]\.[^.]/.test(url.hostname);
  if (!isSite || url.href.length > longestAddress) return undefined;
  return isWeb ? written : url.href;
}
