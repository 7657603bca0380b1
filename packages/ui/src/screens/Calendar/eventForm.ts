import { eventTypes, newEvent, type NewEvent } from '@switchboard/api-contract/agents/calendar';
import { priorities } from '@switchboard/api-contract/agents/shared';
import type { FormField, RecordForm } from '../../blocks/records/RecordDialog/recordForm.ts';
import { eventType } from '../../rules/eventType.ts';
import { priority } from '../../rules/priority.ts';

/**
 * Schedule Event. Its times are in the reader's zone, as everywhere, which `zoneNote` says. `notice` is shown below
 * them.
 */
export const eventForm = (zoneNote: string, notice: FormField<NewEvent>['notice']): RecordForm<NewEvent> => ({
  title: 'Schedule an event',
  description: zoneNote,
  action: 'Schedule Event',
  schema: newEvent,
  fields: [
    { kind: 'text', name: 'title', label: 'Title', required: true },
    { kind: 'moment', name: 'startTime', label: 'Start', required: true, half: true },
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
      options: priorities.map((value) => ({ value, label: priority(value).label })),
      initial: 'medium',
      half: true,
    },
    { kind: 'chips', name: 'attendees', label: 'Attendees', placeholder: 'name@company.com' },
    { kind: 'text', name: 'location', label: 'Place', half: true },
    { kind: 'url', name: 'meetingLink', label: 'Meeting link', placeholder: 'https://', half: true },
    { kind: 'area', name: 'description', label: 'Description' },
  ],
});
