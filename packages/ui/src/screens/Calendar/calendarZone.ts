import { timeZones } from '@switchboard/api-contract/agents/shared';
import { zoneName } from '../../format/dates.ts';
import { besideTime, isZone, zonePlace } from '../../format/zones.ts';

/** The zone that the calendar works in: the first of these that the browser knows, the reader's own without any. */
export const calendarZone = (...zones: readonly (string | undefined)[]): string | undefined => zones.find(isZone);

const known = (zone: string | undefined) => timeZones.find(({ value }) => value === zone);

/** 'Eastern', 'Europe/Berlin', or the reader's own as 'CET'. */
export const zoneShort = (zone: string | undefined, now: Date): string => known(zone)?.short ?? zone ?? zoneName(now);

/** 'America/New_York (Eastern)', 'Europe/Berlin (GMT+1)', or the reader's own as 'CET'. */
export const zoneLong = (zone: string | undefined, now: Date): string =>
  known(zone)?.label ?? (zone === undefined ? zoneName(now) : `${zone} (${zoneName(now, zone)})`);

const otherPlace = (zone: string | undefined, now: Date) =>
  zone !== undefined && besideTime(now, zone) ? zonePlace(zone, now) : undefined;

/** What the times of the page are in: 'Times in CET, New York time in brackets', or the one zone of both. */
export function timesNote(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined
    ? `Times in ${zoneLong(zone, now)}`
    : `Times in ${zoneName(now)}, ${place} time in brackets`;
}

/** The same over a list of times: 'CET (New York)', 'Eastern'. */
export function timesHead(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined ? zoneShort(zone, now) : `${zoneName(now)} (${place})`;
}

/** Over times that are typed. */
export function typedNote(zone: string | undefined, now: Date): string {
  const place = otherPlace(zone, now);
  return place === undefined
    ? `Times are in ${zoneLong(zone, now)}.`
    : `Times are in your own time zone, ${zoneName(now)}. The calendar works in ${place} time, ${zoneName(now, zone)}.`;
}
