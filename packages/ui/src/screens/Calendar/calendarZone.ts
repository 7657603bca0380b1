import { timeZones } from '@switchboard/api-contract/agents/shared';
import { isZone } from '@switchboard/api-contract/time';
import { zoneName } from '../../format/dates.ts';
import { timeWithPlace, zonePlace } from '../../format/zones.ts';

/** The calendar's zone: the first of these that the browser knows; undefined, the reader's own, if it knows none. */
export const calendarZone = (...zones: readonly (string | undefined)[]): string | undefined => zones.find(isZone);

const known = (zone: string | undefined) => timeZones.find(({ value }) => value === zone);

/** 'Eastern', 'Europe/Berlin', or the reader's own as 'CET'. */
export const zoneShort = (zone: string | undefined, now: Date): string => known(zone)?.short ?? zone ?? zoneName(now);

/** 'America/New_York (Eastern)', 'Europe/Berlin (GMT+1)', or the reader's own as 'CET'. */
export const zoneLong = (zone: string | undefined, now: Date): string =>
  known(zone)?.label ?? (zone === undefined ? zoneName(now) : `${zone} (${zoneName(now, zone)})`);

const otherPlace = (zone: string | undefined, now: Date) =>
  zone !== undefined && timeWithPlace(now, zone) ? zonePlace(zone, now) : undefined;

/** The zone of the times on the page: 'Times in CET, New York time in brackets', or one zone if they are the same. */
export function timesNote(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined
    ? `Times in ${zoneLong(zone, now)}`
    : `Times in ${zoneName(now)}, ${place} time in brackets`;
}

/** The same as a heading: 'CET (New York)', 'Eastern'. */
export function timesHead(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined ? zoneShort(zone, now) : `${zoneName(now)} (${place})`;
}

/** The same above times to be entered. */
export function typedTimesNote(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined
    ? `Times are in ${zoneLong(zone, now)}.`
    : `Times are in your own time zone, ${zoneName(now)}. The calendar works in ${place} time, ${zoneName(now, zone)}.`;
}
