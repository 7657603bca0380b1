/** The value when it lies from `min` to `max`; else it is a fault of the source and shows as missing. */
export const within = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined;
