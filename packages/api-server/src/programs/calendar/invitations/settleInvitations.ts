import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import type { Context } from '../../../platform/Context.ts';
import { carryOutAction } from '../../../proposals/carryOutAction.ts';
import { writeProposals, type NewProposal } from '../../../proposals/writeProposals.ts';
import { auditRecord } from '../../../records/auditRecord.ts';
import { deleteRecords, readRecords, recordIdFor } from '../../../records/records.ts';
import type { StoreWriter } from '../../../platform/store/Database.ts';
import type { Run } from '../../../runs/Run.ts';
import { saveAnswer } from '../google/changeAtGoogle.ts';
import { appointmentOf, type Appointment, overlap, decideInvitations } from './decideInvitations.ts';
import type { GoogleEvent } from '../google/googleEvent.ts';
import type { GoogleEvents } from '../google/googleEvents.ts';
import { answerInvitation, bookRoom, type StoredAnswer } from '../outboundActions.ts';

/** A room for an event of the account. */
interface RoomChoice {
  readonly meeting: Appointment;
  readonly room: string;
}

/**
 * The first free room for each meeting that the account organizes and that has neither place, room nor link; the
 * earliest meeting chooses first. `busy`: when each room is taken; those that can't be read are missing and not chosen.
 */
function chooseRooms(
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
const meetingsWithoutRoom = (all: readonly Appointment[], now: number): Appointment[] =>
  all
    .filter(
      ({ answer, blocks, isMeeting, isPlaced, isSeries, from }) =>
        answer === 'own' && blocks && isMeeting && !isPlaced && !isSeries && from > now,
    )
    .toSorted((one, other) => one.from - other.from);

interface Calendar {
  readonly google: GoogleEvents;
  readonly items: readonly GoogleEvent[];
  readonly settings: CalendarSettings;
}

/** A proposal about an event, with the answer that is stored of it. */
interface PlannedProposal extends NewProposal {
  readonly answer: StoredAnswer;
}

const proposalIdOf = (answerId: string): string => `proposal-${answerId}`;
const none = async (): Promise<void> => {};

/**
 * Answers invitations and books rooms as the settings say: by itself where the agent may act in the member's name,
 * else as proposals. What was done, taken back or discarded for an event at a time is not thought of again. Returns
 * what ends the run writes.
 */
export async function settleInvitations(
  context: Context,
  run: Run,
  calendar: Calendar,
): Promise<(db: StoreWriter, at: string) => Promise<void>> {
  const { agent, tenantId, origin, log } = run;
  const place = { tenantId, agentId: agent.id, origin } as const;
  const planned = await planProposals(context, run, calendar);
  const answers = await readRecords(context.db, { ...place, collection: 'answers' }, Number.POSITIVE_INFINITY);
  const proposals = await readRecords(context.db, { ...place, collection: 'proposals' }, Number.POSITIVE_INFINITY);
  const waiting = new Set(
    proposals.filter(({ state }) => state === 'waiting' || state === 'failed').map(({ id }) => id),
  );
  const isWaiting = (answerId: string) => waiting.has(proposalIdOf(answerId));
  const decided = new Set(answers.map(({ id }) => id).filter((id) => !isWaiting(id)));

  const open = planned.filter(({ answer }) => !decided.has(answer.id));
  const acting = calendar.settings.mayAct ? open : [];
  for (const [done, proposal] of acting.entries()) {
    const of = acting.length;
    log.progress({ done, of, text: { kind: 'settlingEvents', args: { event: done + 1, of } } });
    await carryOutNow(context, run, proposal);
  }
  const wanted = new Set(planned.map(({ answer }) => answer.id));
  const outdated = answers.map(({ id }) => id).filter((id) => isWaiting(id) && !wanted.has(id));
  const proposed = calendar.settings.mayAct ? [] : open.filter(({ answer }) => !isWaiting(answer.id));
  for (const { text, answer } of proposed)
    log.add({ kind: 'decision', text: { kind: 'leftToYou', args: { what: text, reason: answer.reason } } });
  if (outdated.length + proposed.length === 0) return none;
  return async (db, at) => {
    await deleteRecords(db, { ...place, collection: 'proposals' }, outdated.map(proposalIdOf));
    await deleteRecords(db, { ...place, collection: 'answers' }, outdated);
    for (const { answer } of proposed)
      await saveAnswer(db, { agent, sandbox: origin.sandbox, answer, state: 'proposed' }, at);
    await writeProposals(db, { ...place, runId: run.id, at }, proposed);
  };
}

/** Carries it out and stores it at once, so that it is known whatever becomes of the run. */
async function carryOutNow(context: Context, run: Run, { action, answer, text }: PlannedProposal): Promise<void> {
  const { agent, tenantId, origin, log } = run;
  run.signal.throwIfAborted();
  const { sandbox } = origin;
  const outcome = await carryOutAction(context, { agent, recordId: run.id, action, sandbox });
  if (outcome.state === 'failed') {
    log.add({ kind: 'decision', text: { kind: 'leftToYou', args: { what: text, reason: outcome.outcome } } });
    return;
  }
  await log.keep({ kind: 'decision', text: outcome.outcome }, async (db, at) => {
    await outcome.write?.(db, at);
    await auditRecord(db, { tenantId, agentId: agent.id }, { kind: 'proposal.done', at, record: answer });
    await deleteRecords(db, { tenantId, agentId: agent.id, collection: 'proposals' }, [proposalIdOf(answer.id)]);
  });
}

async function planProposals(
  { clock }: Context,
  run: Run,
  { google, items, settings }: Calendar,
): Promise<PlannedProposal[]> {
  const now = clock().getTime();
  const all = items.flatMap((item) => appointmentOf(item, settings.workingHours.timezone) ?? []);
  const planned: PlannedProposal[] = [];
  for (const { invitation, answer, reason } of decideInvitations(all, settings, now)) {
    const { id: eventId, title, by } = invitation;
    const names = { title, by };
    if (answer === 'leave') {
      const what = { kind: 'acceptInvitation', args: names } as const;
      run.log.add({ kind: 'decision', text: { kind: 'leftToYou', args: { what, reason } } });
      continue;
    }
    const isYes = answer === 'accepted';
    const text: Fact = { kind: isYes ? 'acceptInvitation' : 'declineInvitation', args: names };
    const did: Fact = { kind: isYes ? 'invitationAccepted' : 'invitationDeclined', args: names };
    const record = { id: idOf('answer', invitation, run), eventId, title, whose: by, did: answer, text: did, reason };
    planned.push(
      toPlannedProposal(record, text, answerInvitation.toStored({ answer: record, eventId, reply: answer })),
    );
  }
  for (const { meeting, room } of await findRooms(run, { google, settings }, all, now)) {
    const names = { title: meeting.title, room };
    const record = {
      id: idOf('room', meeting, run),
      eventId: meeting.id,
      title: meeting.title,
      whose: room,
      did: 'room',
      text: { kind: 'roomBooked', args: names },
      reason: { kind: 'roomIsFree', args: {} },
    } as const;
    const action = bookRoom.toStored({ answer: record, eventId: meeting.id });
    planned.push(toPlannedProposal(record, { kind: 'bookRoom', args: names }, action));
  }
  return planned;
}

/** The id contains the time, so that an event that is moved is answered again. */
const idOf = (what: 'answer' | 'room', { id, from }: Appointment, { agent }: Run): string =>
  recordIdFor(agent.id, `${what}-${id}-${from / 1000}`);

const toPlannedProposal = (answer: StoredAnswer, text: Fact, action: NewProposal['action']): PlannedProposal => ({
  id: proposalIdOf(answer.id),
  text,
  target: answer.whose,
  action,
  answer,
});

async function findRooms(
  { log }: Run,
  { google, settings: { meetingRoomBooking, meetingRooms } }: Pick<Calendar, 'google' | 'settings'>,
  all: readonly Appointment[],
  now: number,
) {
  const meetings = meetingRoomBooking && meetingRooms.length > 0 ? meetingsWithoutRoom(all, now) : [];
  if (meetings.length === 0) return [];
  const period = {
    from: Math.min(...meetings.map(({ from }) => from)),
    to: Math.max(...meetings.map(({ to }) => to)),
  };
  log.progress({ text: { kind: 'lookingForRooms', args: {} } });
  return chooseRooms(meetings, meetingRooms, await google.busy(meetingRooms, period), now);
}
