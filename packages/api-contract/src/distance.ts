/** A place on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthMiles = 3_958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far apart two points are over the ground, in miles (haversine). */
export function milesBetween(one: Point, other: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(other.lat - one.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(other.lng - one.lng);
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** How far a point lies from another, in miles to the east and to the north. Plain, so right only near by. */
export function milesFrom(from: Point, { lat, lng }: Point): { readonly east: number; readonly north: number } {
  const across = ((((lng - from.lng) % 360) + 540) % 360) - 180;
  return {
    east: radians(across) * earthMiles * Math.cos(radians((from.lat + lat) / 2)),
    north: radians(lat - from.lat) * earthMiles,
  };
}

/** Whether the numbers can be a place on the earth. */
export const isPoint = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
