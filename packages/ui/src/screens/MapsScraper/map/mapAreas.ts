import type { Business } from '@switchboard/api-contract/agents/mapsScraper';
import { isPoint, milesBetween, milesFrom } from '@switchboard/api-contract/distance';

/** Half of the drawing's width, in percent, is the radius and a margin for its label. */
const RADIUS_PERCENT = 44.5;

/** A business on the map; `left` and `top` in percent of the drawing, `miles` from the centre. */
export interface MapPoint {
  readonly business: Business;
  readonly miles: number;
  readonly left: number;
  readonly top: number;
}

/** A place that was searched, and what was found around it, the best rated first. `radius` in miles. */
export interface MapArea {
  readonly place: string;
  readonly radius: number;
  readonly points: readonly MapPoint[];
}

/** Where a circle of so many miles around the centre ends, in percent of the drawing. */
export const percentOf = (miles: number, radius: number): number => (miles / radius) * RADIUS_PERCENT;

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
    const points = here.flatMap((business): MapPoint[] => {
      if (!area || !business.coordinates) return [];
      const { east, north } = milesFrom(area, business.coordinates);
      return [
        {
          business,
          miles: milesBetween(area, business.coordinates),
          left: 50 + percentOf(east, area.radius),
          top: 50 - percentOf(north, area.radius),
        },
      ];
    });
    return { place, radius: area?.radius ?? 0, points: points.toSorted(byRating) };
  });
  return areas.toSorted((one, other) => other.points.length - one.points.length);
}
