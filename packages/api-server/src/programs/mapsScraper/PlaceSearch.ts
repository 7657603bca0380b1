import type { Point } from '@switchboard/api-contract/distance';
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
