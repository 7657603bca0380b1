import { timeZones } from '@switchboard/api-contract/records/shared';
import { zoneName } from '../../format/dates.ts';
import { isZone } from '../../format/zones.ts';

/** The zone that the page shows its times in: the first of these that the browser knows, the reader's own without any. */
export const calendarZone = (...zones: readonly (string | undefined)[]): string | undefined => zones.find(isZone);

const known = (zone: string | undefined) => timeZones.find(({ value }) => value === zone);

/** 'Eastern', 'Europe/Berlin', or the reader's own as 'CET'. */
export const zoneShort = (zone: string | undefined, now: Date): string => known(zone)?.short ?? zone ?? zoneName(now);

/** 'America/New_York (Eastern)', 'Europe/Berlin (GMT+1)', or the reader's own as 'CET'. */
export const zoneLong = (zone: string | undefined, now: Date): string => known(zone)?.label ?? (zone === undefined ? zoneName(now) : `${zone} (${zoneName(now, zone)})`);
