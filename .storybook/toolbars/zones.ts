/**
 * Time zones of readers: the fixtures' own, none, behind, half an hour off, far ahead. Storybook takes no slash from
 * the address, so each has a short name.
 */
export const zones = {
  berlin: 'Europe/Berlin',
  utc: 'UTC',
  losAngeles: 'America/Los_Angeles',
  kolkata: 'Asia/Kolkata',
  auckland: 'Pacific/Auckland',
} as const;

/** The IANA name of a zone; the fixtures' own for any other. */
export const zoneOf = (name: unknown): string =>
  Object.entries(zones).find(([short]) => short === name)?.[1] ?? zones.berlin;
