import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const lead = { name: 'Dana Whitfield', company: 'Northwind Freight', email: 'dana@northwindfreight.com', score: 91 };
const message = { to: 'dana@northwindfreight.com', subject: 'Contract', content: 'Hello Dana,\nhere it is.' };
const template = { name: 'First answer', subject: 'Thanks', content: 'Hello {name}', category: 'Support' };
const meeting = {
  title: 'Pilot review',
  startTime: '2026-11-23T15:00:00Z',
  endTime: '2026-11-23T15:45:00Z',
  attendees: ['ada.brandt@heliobio.io'],
};
const flow = {
  name: 'Poland outreach',
  steps: [
    { agent: 'lead-generation-agent', task: 'Logistics in Poland' },
    { agent: 'email-agent', task: 'Read the new mail' },
  ],
};

/** Records that members add on the pages of agents. */
export const recordCases: Group = {
  title: 'records',
  cases: [
    {
      endpoint: 'addLead',
      body: lead,
      name: 'a lead is kept, and the samples are gone',
      status: 200,
      check: async (reading, ask) => {
        const added = jsonOf('addLead', reading);
        expect(added).toMatchObject({ ...lead, status: 'new', source: 'Added by hand' });
        const status = jsonOf('leadGenerationStatus', await ask({ endpoint: 'leadGenerationStatus' }));
        expect(status.sample ?? false).toBe(false);
        expect(status.leads).toEqual([added]);
        // A fact, because a sentence could not be shown in another language.
        expect(status.activity?.[0]).toMatchObject({
          kind: 'added',
          text: { kind: 'leadAdded', args: { name: lead.name, by: expect.any(String) } },
        });
        expect(status.metrics).toEqual({
          totalLeads: 1,
          addedToday: 1,
          qualified: 0,
          averageScore: lead.score,
          activeTasks: 0,
          waitingTasks: 0,
          qualificationRate: 0,
        });
      },
    },
    {
      endpoint: 'addLead',
      body: { name: 'Ada Brandt', company: 'Helio' },
      name: 'a lead without a score has none, and counts for no average',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('addLead', reading)).not.toHaveProperty('score');
        expect(
          jsonOf('leadGenerationStatus', await ask({ endpoint: 'leadGenerationStatus' })).metrics.averageScore,
        ).toBe(lead.score);
      },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, name: 'Dana W.', email: ' DANA@northwindfreight.com' },
      name: 'an address that a lead has already is told, with that lead',
      status: 409,
      fields: { email: /already a lead with this e-mail address: Dana Whitfield/ },
      check: async (reading, ask) => {
        expect(reading.json).toMatchObject({ theirs: { name: lead.name, email: lead.email } });
        const { leads } = jsonOf('leadGenerationStatus', await ask({ endpoint: 'leadGenerationStatus' }));
        expect(leads.filter(({ company }) => company === lead.company)).toHaveLength(1);
      },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, name: '' },
      name: 'a lead without a name',
      status: 422,
      fields: { name: 'Name is required' },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, email: 'dana' },
      name: 'a lead with an address that is none',
      status: 422,
      fields: { email: /e-mail address/ },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, linkedinUrl: 'javascript:alert(1)' },
      name: 'a lead with a script for a link',
      status: 422,
      fields: { linkedinUrl: /https:\/\// },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, score: 101 },
      name: 'a lead with too high a score',
      status: 422,
      fields: { score: 'Enter a number from 0 to 100' },
    },
    {
      endpoint: 'addLead',
      body: { ...lead, status: 'converted' },
      name: 'a lead with an unknown field',
      status: 422,
      fields: { status: 'status is not a known field' },
    },
    {
      endpoint: 'addEmail',
      body: message,
      name: 'a message is kept',
      status: 200,
      check: async (reading, ask) => {
        const sent = jsonOf('addEmail', reading);
        expect(sent).toMatchObject({ to: message.to, subject: message.subject, priority: 'medium' });
        const status = jsonOf('emailStatus', await ask({ endpoint: 'emailStatus' }));
        expect(status.emails).toMatchObject([
          { id: sent.id, content: message.content, folder: 'drafts', to: message.to },
        ]);
        // It was not received, so there is no reply rate.
        expect(status.metrics).toEqual({ processed: 1, processedToday: 1, autoReplies: 0 });
        // The message does not affect the templates.
        expect(status.templates.length).toBeGreaterThan(1);
        expect(status).toMatchObject({ sample: true, own: expect.arrayContaining(['activity', 'figures', 'emails']) });
        expect(status.own).not.toContain('templates');
      },
    },
    {
      endpoint: 'addEmail',
      body: { ...message, to: 'Dana' },
      name: 'a message to nobody',
      status: 422,
      fields: { to: /e-mail address/ },
    },
    {
      endpoint: 'addEmail',
      body: { ...message, content: ' ' },
      name: 'a message without words',
      status: 422,
      fields: { content: 'Message is required' },
    },
    {
      endpoint: 'addTemplate',
      body: template,
      name: 'a template is kept, unused',
      status: 200,
      check: async (reading, ask) => {
        const added = jsonOf('addTemplate', reading);
        expect(added).toMatchObject({ ...template, usage: 0 });
        expect(jsonOf('emailStatus', await ask({ endpoint: 'emailStatus' })).templates).toEqual([added]);
      },
    },
    {
      endpoint: 'addTemplate',
      body: { ...template, category: '' },
      name: 'a template without a category',
      status: 422,
      fields: { category: 'Category is required' },
    },
    {
      endpoint: 'addEvent',
      body: meeting,
      name: 'an event is kept',
      status: 200,
      check: async (reading, ask) => {
        const scheduled = jsonOf('addEvent', reading);
        expect(scheduled).toMatchObject({
          title: 'Pilot review',
          type: 'meeting',
          priority: 'medium',
          attendees: [{ email: 'ada.brandt@heliobio.io' }],
        });
        expect(Date.parse(scheduled.startTime ?? '')).toBe(Date.parse(meeting.startTime));
        const status = jsonOf('calendarStatus', await ask({ endpoint: 'calendarStatus' }));
        expect(status.events?.map(({ id }) => id)).toEqual([scheduled.id]);
        expect(status.metrics).toMatchObject({ eventsManaged: 1, meetingsScheduled: 1, conflictsOpen: 0 });
        // Nothing is connected, so nothing was sent.
        const body = { eventId: scheduled.id };
        expect(jsonOf('sendEvent', await ask({ endpoint: 'sendEvent', body }))).toEqual(scheduled);
        expect(scheduled.unsent).toEqual({ kind: 'keptConnectToInvite', args: {} });
        // Today's slots are computed, not samples.
        expect(status.slots?.every(({ startsAt }) => startsAt !== undefined)).toBe(true);
      },
    },
    {
      endpoint: 'addEmail',
      body: { to: 'dana@northwindfreight.com', subject: 'Contract', content: 'Hello' },
      name: 'a message that nothing is connected to send',
      status: 200,
      check: async (reading, ask) => {
        const { id } = jsonOf('addEmail', reading);
        const body = { emailId: id };
        expect(jsonOf('sendEmail', await ask({ endpoint: 'sendEmail', body }))).toMatchObject({
          id,
          folder: 'drafts',
          unsent: { kind: 'keptConnectToSend', args: {} },
        });
      },
    },
    {
      endpoint: 'sendEmail',
      body: { emailId: 'email-none' },
      name: 'an unknown message',
      status: 404,
    },
    {
      endpoint: 'addressee',
      body: { to: 'nobody@nowhere.example' },
      name: 'nobody is known by that address',
      status: 200,
      check: (reading) => expect(jsonOf('addressee', reading)).toEqual({}),
    },
    {
      endpoint: 'addressee',
      body: { to: 'nobody' },
      name: 'no address',
      status: 422,
      fields: { to: /e-mail address/ },
    },
    {
      endpoint: 'undoAnswer',
      path: { agentId: 'calendar' },
      body: { answerId: 'answer-none' },
      name: 'nothing to take back',
      status: 404,
    },
    {
      endpoint: 'freeSlots',
      body: { attendees: ['ada.brandt@heliobio.io'], minutes: 45 },
      ofServer: true,
      name: 'free times without anybody’s calendar',
      status: 200,
      check: (reading) => {
        const { slots, unreadable, reason } = jsonOf('freeSlots', reading);
        expect(slots).toHaveLength(6);
        expect(unreadable).toEqual(['ada.brandt@heliobio.io']);
        expect(reason).toEqual({ kind: 'connectAccount', args: { services: ['Google Calendar'] } });
      },
    },
    {
      endpoint: 'sendEvent',
      body: { eventId: 'event-none' },
      name: 'an unknown event',
      status: 404,
    },
    {
      endpoint: 'addEvent',
      body: { ...meeting, endTime: meeting.startTime },
      name: 'an event that ends as it starts',
      status: 422,
      fields: { endTime: 'The end must be after the start' },
    },
    {
      endpoint: 'addEvent',
      body: { ...meeting, startTime: 'tomorrow' },
      name: 'an event at no time',
      status: 422,
      fields: { startTime: 'Start must be a date and time' },
    },
    {
      endpoint: 'addEvent',
      body: { ...meeting, attendees: ['ada'] },
      name: 'an event with an attendee that is no address',
      status: 422,
      fields: { attendees: /e-mail addresses/ },
    },
    {
      endpoint: 'addWorkflow',
      body: flow,
      ofServer: true,
      name: 'a workflow is kept with its steps',
      status: 200,
      check: async (reading, ask) => {
        const added = jsonOf('addWorkflow', reading);
        expect(added).toMatchObject({ name: 'Poland outreach', totalTasks: 2 });
        const status = jsonOf('orchestratorStatus', await ask({ endpoint: 'orchestratorStatus' }));
        expect(status.workflows?.map(({ id }) => id)).toEqual([added.id]);
        expect(status.tasks).toHaveLength(2);
      },
    },
    {
      endpoint: 'addWorkflow',
      body: { ...flow, steps: [] },
      name: 'a workflow without steps',
      status: 422,
      fields: { steps: 'Add at least one step' },
    },
    {
      endpoint: 'addWorkflow',
      body: { ...flow, steps: [{ agent: 'telegram', task: 'Write' }] },
      ofServer: true,
      name: 'a workflow of an unknown agent',
      status: 422,
      fields: { 'steps.0.agent': /agent/i },
    },
  ],
};
