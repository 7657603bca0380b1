import { cut } from '@switchboard/api-contract/text';
import type { RecordOf } from '../../../records/collections.ts';
import { plainText } from '../../../outside/plainText.ts';
import { linkLine, timesOf, type GoogleEvent, answerOf, eventTypeOf, isMeeting, isPrivate } from './googleEvent.ts';
import { meetingLinkOf } from './meetingLinkOf.ts';

type Event = RecordOf<'events'>;

/** So many guests are asked for, and kept. */
export const mostAttendees = 100;
const longestDescription = 2_000;

const isHtml = /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+);/i;

/** The lines of a description, which may be HTML. */
async function linesOf(description: string): Promise<string> {
  const lines = isHtml.test(description)
    ? (await import('../../../outside/web/readHtml.ts')).readHtml(description.replaceAll(/\r?\n/g, '<br>')).lines
    : description.split(/\r?\n/).map((line) => plainText(line, longestDescription));
  return cut(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    longestDescription,
  );
}

const guestOf = ({ email, displayName, responseStatus }: GoogleEvent['attendees'][number]) => ({
  ...(email ? { email } : {}),
  ...(displayName ? { name: plainText(displayName, 200) } : {}),
  status: ['accepted', 'declined', 'tentative'].find((one) => one === responseStatus) ?? 'pending',
});

/** How it stands in the calendar; what is usual is missing. */
function statusFields(item: GoogleEvent): Partial<Event> {
  const answer = answerOf(item);
  const eventType = eventTypeOf(item);
  return {
    ...(item.transparency === 'transparent' && { transparency: 'transparent' }),
    ...(answer !== 'own' && { answer }),
    ...(eventType !== undefined && { eventType }),
    ...(item.start?.date !== undefined && item.start.dateTime === undefined && { isAllDay: true }),
    ...(isPrivate(item) && { visibility: 'private' }),
    ...((item.attendeesOmitted === true || item.attendees.length > mostAttendees) && { attendeesOmitted: true }),
  };
}

/**
 * The record of an event; undefined if it has no times. `stored` is what was known of it: Google has no place for
 * priority, type and the link of an event that was scheduled here.
 */
export async function recordOf(
  item: GoogleEvent,
  { id, zone, stored }: { readonly id: string; readonly zone: string; readonly stored?: Partial<Event> | undefined },
): Promise<Event | undefined> {
  const times = timesOf(item, zone);
  if (!times) return undefined;
  const title = plainText(item.summary, 200);
  const { priority, type, createdBy, meetingLink } = stored ?? {};
  const said = item.description ?? '';
  const added = meetingLink ? `${linkLine}${meetingLink}` : undefined;
  const isAdded = added !== undefined && said.endsWith(added);
  const link = (isAdded ? meetingLink : undefined) ?? meetingLinkOf(item) ?? meetingLink;
  // A room that is booked is where it is.
  const room = item.attendees.find(({ resource, responseStatus }) => resource && responseStatus !== 'declined');
  const place = item.location || room?.displayName || room?.email;
  const creator = createdBy ?? item.creator?.email;
  return {
    id,
    ...(title ? { title } : {}),
    description: await linesOf(isAdded ? said.slice(0, -added.length) : said),
    ...times,
    attendees: item.attendees.slice(0, mostAttendees).map(guestOf),
    type: type ?? (isMeeting(item) ? 'meeting' : 'appointment'),
    status: item.status ?? 'confirmed',
    ...statusFields(item),
    calendarId: 'primary',
    isRecurring: typeof item.recurringEventId === 'string',
    ...(priority ? { priority } : {}),
    ...(place ? { location: plainText(place, 300) } : {}),
    ...(link ? { meetingLink: link } : {}),
    ...(creator ? { createdBy: creator } : {}),
  };
}
