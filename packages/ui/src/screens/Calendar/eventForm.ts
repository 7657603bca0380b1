import { eventTypes, newEvent, type NewEvent } from '@switchboard/api-contract/agents/calendar';
import type { FormField, RecordForm } from '../../blocks/records/RecordDialog/recordForm.ts';
import { eventType } from '../../rules/eventType.ts';
import { priorityOptions } from '../../rules/priority.ts';
import { presetEnd } from './presetEnd.ts';

interface EventFormParts {
  /** Says that its times are in the reader's zone, as everywhere. */
  readonly zoneNote: string;
  /** The length of an event whose end was not chosen. */
  readonly defaultMinutes: number;
  /** Shown below the times. */
  readonly notice: FormField<NewEvent>['notice'];
  /** Suggests times. */
  readonly suggest: FormField<NewEvent>['below'];
}

/** Schedule Event. */
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
    {
      kind: 'select',
      name: 'type',
      label: 'Type',
      options: eventTypes.map((value) => ({ value, label: eventType(value).label })),
      initial: 'meeting',
      half: true,
    },
    {
      kind: 'select',
      name: 'priority',
      label: 'Priority',
      options: priorityOptions,
      initial: 'medium',
      half: true,
    },
    { kind: 'chips', name: 'attendees', label: 'Attendees', placeholder: 'name@company.com', below: suggest },
    { kind: 'text', name: 'location', label: 'Place', half: true },
    { kind: 'url', name: 'meetingLink', label: 'Meeting link', placeholder: 'https://', half: true },
    { kind: 'area', name: 'description', label: 'Description' },
  ],
});
