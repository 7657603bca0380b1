import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import { overlap, type Appointment } from './Appointment.ts';

/** A room for an event of the account. */
export interface RoomChoice {
  readonly meeting: Appointment;
  readonly room: string;
}

/**
 * The first free room for each meeting that the account organizes and that has neither place, room nor link; the
 * earliest meeting chooses first. `busy`: when each room is taken; those that can't be read are missing and not chosen.
 */
export function chooseRooms(
  all: readonly Appointment[],
  rooms: readonly string[],
  busy: ReadonlyMap<string, readonly TimeSpan[]>,
  now: number,
): RoomChoice[] {
  const taken = new Map(rooms.map((room) => [room, [...(busy.get(room) ?? [])]]));
  return meetingsWithoutRoom(all, now).flatMap((meeting) => {
    const room = rooms.find((one) => busy.has(one) && !taken.get(one)?.some((stretch) => overlap(stretch, meeting)));
    if (room === undefined) return [];
    taken.get(room)?.push(meeting);
    return [{ meeting, room }];
  });
}

/** The meetings that lack a room. The dates of a series are left: each could have another one. */
export const meetingsWithoutRoom = (all: readonly Appointment[], now: number): Appointment[] =>
  all
    .filter(
      ({ answer, blocks, isMeeting, isPlaced, isSeries, from }) =>
        answer === 'own' && blocks && isMeeting && !isPlaced && !isSeries && from > now,
    )
    .toSorted((one, other) => one.from - other.from);
