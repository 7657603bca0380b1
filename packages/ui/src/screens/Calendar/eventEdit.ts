import { calendarAgent, eventTypes, type CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { limits } from '@switchboard/api-contract/limits';
import { recordEdit, type RecordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import { eventType } from '../../rules/eventType.ts';
import { priorityOptions } from '../../rules/priority.ts';
import { movedEnd } from './presetEnd.ts';

const { line, paragraph } = limits.text;
const { edits } = calendarAgent.records.events;

/** A record keeps what it lacks until something is chosen. */
const optionsOf = (words: readonly { value: string; label: string }[], value: string | undefined) =>
  value === undefined ? [{ value: '', label: 'Not set' }, ...words] : words;

const types = eventTypes.map((value) => ({ value, label: eventType(value).label }));

type Fields = Record<
  'title' | 'startTime' | 'endTime' | 'type' | 'priority' | 'location' | 'meetingLink' | 'description',
  string
>;

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
      { kind: 'select', name: 'type', label: 'Type', options: optionsOf(types, event.type), initial: '', half: true },
      {
        kind: 'select',
        name: 'priority',
        label: 'Priority',
        options: optionsOf(priorityOptions, event.priority),
        initial: '',
        half: true,
      },
      { kind: 'text', name: 'location', label: 'Place', maxLength: line, half: true },
      { kind: 'url', name: 'meetingLink', label: 'Meeting link', placeholder: 'https://', half: true },
      { kind: 'area', name: 'description', label: 'Description', maxLength: paragraph },
    ]).fields(event),
});
