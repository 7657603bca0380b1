import { isPoint } from '@switchboard/api-contract/distance';
import * as v from 'valibot';
import { plainText } from '../../outside/plainText.ts';
import type { FoundPlace } from './PlaceSearch.ts';

/** Something that may be missing, or odd. */
export const orUndefined = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema), undefined);

/** A coordinate, which may be written as text. */
export const coordinate = orUndefined(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]));

type Figure = number | null | undefined;
type Text = string | null | undefined;

/** A place as a service tells it, not yet looked at. */
interface Told {
  readonly texts: Readonly<Partial<Record<'address' | 'phone' | 'category' | 'mapsUrl', Text>>>;
  readonly website: Text;
  readonly lat: Figure;
  readonly lng: Figure;
  readonly rating: Figure;
  readonly ratings: Figure;
}

/** What of a place makes sense: the rest is left out of it. */
export function describePlace({ texts, website, lat, lng, rating, ratings }: Told): Omit<FoundPlace, 'id' | 'name'> {
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
