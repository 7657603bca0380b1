import type { Business } from '@switchboard/api-contract/agents/mapsScraper';
import { isPoint, milesBetween, milesFrom } from '@switchboard/api-contract/distance';

/** Half of the drawing's width, in percent, is its reach and a margin for the label. */
const REACH_PERCENT = 44.5;

/** The shortest reach, in miles: nearer points are drawn near the centre. */
const LEAST = 0.5;

/** A business on the map; `left` and `top` in percent of the drawing, `miles` from the centre. */
export interface MapPoint {
  readonly business: Business;
  readonly miles: number;
  readonly left: number;
  readonly top: number;
}

/** A place that was searched, and what was found around it, the best rated first. `radius` and `reach` in miles. */
export interface MapArea {
  readonly place: string;
  readonly radius: number;
  /** How far the drawing goes: as far as what was found, in a round number. */
  readonly reach: number;
  readonly points: readonly MapPoint[];
}

/** Where a circle of so many miles around the centre ends, in percent of the drawing. */
export const percentOf = (miles: number, reach: number): number => (miles / reach) * REACH_PERCENT;

/** The next round number of miles; not beyond the radius of the search where that holds everything. */
function reachOf(farthest: number, radius: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(farthest, LEAST)));
  const round = [1, 2, 2.5, 5, 10].map((part) => part * step).find((miles) => miles >= farthest) ?? farthest;
  return farthest <= radius ? Math.min(Math.max(round, LEAST), radius) : round;
}

const byRating = (one: MapPoint, other: MapPoint): number =>
  (other.business.rating ?? -1) - (one.business.rating ?? -1) || one.miles - other.miles;

/** The places that the businesses were found in, the one with the most first. Those without a position are left out. */
export function mapAreas(businesses: readonly Business[]): MapArea[] {
  const found = businesses.filter(
    ({ area, coordinates }) => area && area.radius > 0 && isPoint(area) && coordinates && isPoint(coordinates),
  );
  const areas = [...Map.groupBy(found, ({ area }) => area?.place ?? '')].map(([place, here]) => {
    // The centre and the radius may have moved from one search to the next.
    const { area } = here.reduce((one, other) => ((other.scrapedAt ?? '') > (one.scrapedAt ?? '') ? other : one));
    const places = here.flatMap((business) =>
      area && business.coordinates
        ? [{ business, miles: milesBetween(area, business.coordinates), ...milesFrom(area, business.coordinates) }]
        : [],
    );
    const radius = area?.radius ?? 0;
    const reach = reachOf(Math.max(...places.map(({ miles }) => miles)), radius);
    const points = places.map(({ business, miles, east, north }): MapPoint => ({
      business,
      miles,
      left: 50 + percentOf(east, reach),
      top: 50 - percentOf(north, reach),
    }));
    return { place, radius, reach, points: points.toSorted(byRating) };
  });
  return areas.toSorted((one, other) => other.points.length - one.points.length);
}
