import { isAddress, isFields, type Fields } from '../../requests.ts';
import { accountZone, owner, rooms } from '../../world/account.ts';
import { instantAt } from '../../world/days.ts';
import { fail } from '../google/errors.ts';
import { invalid, isZone, readTimestamp } from './parameters.ts';
import type { Attendee, EventTime } from './StoredEvent.ts';

const answers = ['needsAction', 'declined', 'tentative', 'accepted'] as const;

/** What a client may write, with the type of each; it is stored as it was written. */
const writableFields = {
  summary: 'string',
  description: 'string',
  location: 'string',
  colorId: 'string',
  transparency: 'string',
  visibility: 'string',
  eventType: 'string',
  extendedProperties: 'object',
  source: 'object',
  reminders: 'object',
  anyoneCanAddSelf: 'boolean',
  guestsCanInviteOthers: 'boolean',
  guestsCanModify: 'boolean',
  guestsCanSeeOtherGuests: 'boolean',
} as const;

/** The fields in a body; one that is null is taken away. */
export function readEventFields(body: Fields, before: Fields = {}): Fields {
  const fields = { ...before };
  for (const [name, type] of Object.entries(writableFields)) {
    const value = body[name];
    if (value === null) delete fields[name];
    else if (value !== undefined)
      fields[name] = typeof value === type ? value : fail(invalid(`Invalid value for: ${name}`));
  }
  checkReminders(fields['reminders']);
  return fields;
}

/** At most five, up to four weeks before: https://developers.google.com/calendar/api/v3/reference/events */
function checkReminders(reminders: unknown): void {
  const overrides = isFields(reminders) ? (reminders['overrides'] ?? []) : [];
  const fits = (one: unknown) =>
    isFields(one) &&
    (one['method'] === 'email' || one['method'] === 'popup') &&
    Number.isInteger(one['minutes']) &&
    Number(one['minutes']) >= 0 &&
    Number(one['minutes']) <= 40_320;
  if (!Array.isArray(overrides) || overrides.length > 5 || !overrides.every(fits))
    fail(invalid('Invalid value for: reminders'));
  if (isFields(reminders) && reminders['useDefault'] === true && Array.isArray(overrides) && overrides.length > 0)
    fail({
      ...invalid(
        'Cannot specify both default reminders and overrides at the same time.',
        'cannotUseDefaultRemindersAndSpecifyOverride',
      ),
      domain: 'calendar',
    });
}

function readTime(value: unknown, name: 'start' | 'end'): EventTime {
  if (!isFields(value)) return fail(invalid(`Missing ${name} time.`, 'required'));
  const { date, dateTime, timeZone } = value;
  if (typeof date === 'string' && dateTime === undefined)
    return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
      ? { date }
      : fail(invalid(`Invalid ${name} time.`));
  if (timeZone !== undefined && timeZone !== null && !isZone(timeZone))
    return fail(invalid(`Invalid time zone definition for ${name} time.`));
  const zone = isZone(timeZone) ? timeZone : undefined;
  const [, day = '', time = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(String(dateTime)) ?? [];
  if (day !== '' && zone === undefined)
    return fail(invalid(`Missing time zone definition for ${name} time.`, 'required'));
  const at = day === '' ? readTimestamp(dateTime) : instantAt(zone ?? accountZone, day, time);
  return at === undefined ? fail(invalid(`Missing ${name} time.`, 'required')) : { at, zone };
}

/** Start and end in a body, which must be of one kind and in order. */
export function readTimes(body: Fields): { start: EventTime; end: EventTime } {
  const start = readTime(body['start'], 'start');
  const end = readTime(body['end'], 'end');
  if ('at' in start !== 'at' in end)
    return fail(invalid('Start and end times must either both be date or both be dateTime.'));
  const inOrder =
    'at' in start && 'at' in end ? start.at <= end.at : 'date' in start && 'date' in end && start.date < end.date;
  if (!inOrder) return fail({ ...invalid('The specified time range is empty.', 'timeRangeEmpty'), domain: 'calendar' });
  return { start, end };
}

/** Those who are invited. A room is known by its address. */
export function readAttendees(value: unknown): Attendee[] {
  if (!Array.isArray(value)) return fail(invalid('Invalid value for: attendees'));
  return value.map((one: unknown) => {
    const { email, displayName, responseStatus, optional, comment } = isFields(one) ? one : {};
    if (!isAddress(email)) return fail(invalid('Invalid attendee email.'));
    const room = rooms.find((each) => each.email === email);
    const name = room?.name ?? displayName;
    const given = answers.find((answer) => answer === responseStatus);
    if (responseStatus !== undefined && !given) return fail(invalid('Invalid value for: responseStatus'));
    return {
      email,
      ...(typeof name === 'string' && { displayName: name }),
      responseStatus: given ?? (email === owner.email ? 'accepted' : 'needsAction'),
      ...(optional === true && { optional: true }),
      ...(room && { resource: true }),
      ...(typeof comment === 'string' && { comment }),
    };
  });
}
