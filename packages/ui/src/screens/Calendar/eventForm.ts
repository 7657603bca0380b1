import { calendarAgent, newEvent, type CalendarEvent, type NewEvent } from '@switchboard/api-contract/agents/calendar';
import { limits } from '@switchboard/api-contract/limits';
import type { FormField, RecordForm, FormDraft } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { recordEdit, type RecordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { SelectOption } from '../../components/forms/Select/Select.tsx';
import { priorityOptions } from '../../rules/records.ts';
import { eventTypeOptions } from '../../rules/calendar.ts';
import { toDate } from '../../format/dates.ts';
import { parseWallTime, wallTime } from '../../format/zones.ts';

const isTime = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The end of an event of this length, as local time; '' without a start. */
function endAfter(start: unknown, minutes: number): string {
  const from = isTime(start) ? parseWallTime(start) : null;
  return from ? wallTime(new Date(from.getTime() + minutes * 60_000)) : '';
}

/**
 * The end of an event whose start moves and which lasts as long as before, as local times. `stored`: the event, which
 * says how long that is while no start is typed.
 */
export function movedEnd(start: unknown, { startTime, endTime }: FormDraft, stored: CalendarEvent): FormDraft {
  const typed = [startTime, endTime].map((time) => (isTime(time) ? parseWallTime(time) : null));
  const [from, to] = typed.includes(null) ? [toDate(stored.startTime), toDate(stored.endTime)] : typed;
  const moved = from && to && to > from ? endAfter(start, (to.getTime() - from.getTime()) / 60_000) : '';
  return moved === '' ? {} : { endTime: moved };
}

/**
 * The end that follows from a start, as local times: the default length after it, unless a later end was chosen. By
 * the time that really passes, even when clocks change.
 */
export function presetEnd(start: unknown, { startTime, endTime }: FormDraft, minutes: number): FormDraft {
  const preset = endAfter(start, minutes);
  if (preset === '') return {};
  const chosen = isTime(endTime) && endTime !== endAfter(startTime, minutes);
  return chosen && endTime > String(start) ? {} : { endTime: preset };
}

const { line, paragraph } = limits.text;
const { edits } = calendarAgent.records.events;

interface EventFormParts {
  /** Says that its times are in the reader's zone, as everywhere. */
  readonly zoneNote: string;
  /** The length of an event whose end was not chosen. */
  readonly defaultMinutes: number;
  /** Shown below the times. */
  readonly notice?: FormField<NewEvent>['notice'];
  /** Suggests times. */
  readonly suggest?: FormField<NewEvent>['below'];
}

/** The form of Schedule Event. */
export const eventForm = ({ zoneNote, defaultMinutes, notice, suggest }: EventFormParts): RecordForm<NewEvent> => ({
  title: 'Schedule an event',
  description: zoneNote,
  action: 'Schedule Event',
  schema: newEvent,
  fields: [
    { kind: 'text', name: 'title', label: 'Title', required: true },
    {
      kind: 'moment',
      name: 'startTime',
      label: 'Start',
      required: true,
      half: true,
      sets: (start, before) => presetEnd(start, before, defaultMinutes),
    },
    { kind: 'moment', name: 'endTime', label: 'End', required: true, half: true, notice },
    { kind: 'select', name: 'type', label: 'Type', options: eventTypeOptions, initial: 'meeting', half: true },
    { kind: 'select', name: 'priority', label: 'Priority', options: priorityOptions, initial: 'medium', half: true },
    { kind: 'chips', name: 'attendees', label: 'Attendees', placeholder: 'name@company.com', below: suggest },
    { kind: 'text', name: 'location', label: 'Place', half: true },
    { kind: 'url', name: 'meetingLink', label: 'Meeting link', placeholder: 'https://', half: true },
    { kind: 'area', name: 'description', label: 'Description' },
  ],
});

type Fields = Record<
  'title' | 'startTime' | 'endTime' | 'type' | 'priority' | 'location' | 'meetingLink' | 'description',
  string
>;

/** A select for an optional field: 'Not set' is offered as long as the event has no value. */
const selectOf = (
  event: CalendarEvent,
  name: 'type' | 'priority',
  label: string,
  options: readonly SelectOption[],
): FormField<Fields> => ({
  kind: 'select',
  name,
  label,
  options: event[name] === undefined ? [{ value: '', label: 'Not set' }, ...options] : options,
  initial: '',
  half: true,
});

/** What members may change of an event; `zoneNote` says in which zone its times are. */
export const eventEdit = (zoneNote: string): RecordEdit<CalendarEvent> => ({
  schema: edits,
  note: ({ unsent }) =>
    `${unsent === undefined ? 'While the sync is on, Google Calendar is changed too and the guests are notified. ' : ''}${zoneNote}`,
  fields: (event) =>
    recordEdit<Fields, CalendarEvent>(edits, [
      { kind: 'text', name: 'title', label: 'Title', required: true, maxLength: line },
      {
        kind: 'moment',
        name: 'startTime',
        label: 'Start',
        required: true,
        half: true,
        sets: (start, before) => movedEnd(start, before, event),
      },
      { kind: 'moment', name: 'endTime', label: 'End', required: true, half: true },
      selectOf(event, 'type', 'Type', eventTypeOptions),
      selectOf(event, 'priority', 'Priority', priorityOptions),
      { kind: 'text', name: 'location', label: 'Place', maxLength: line, half: true },
      { kind: 'url', name: 'meetingLink', label: 'Meeting link', placeholder: 'https://', half: true },
      { kind: 'area', name: 'description', label: 'Description', maxLength: paragraph },
    ]).fields(event),
});
