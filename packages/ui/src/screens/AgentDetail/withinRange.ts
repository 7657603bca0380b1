/** The value if it is within `min` and `max`. Outside it is faulty data and shows as missing. */
export const withinRange = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined;
