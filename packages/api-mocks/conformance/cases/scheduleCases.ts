import { expect } from 'vitest';
import { clocksIn, minuteMs, weekdayOf } from '@switchboard/api-contract/time';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { agentDetailOf } from '../agentDetailOf.ts';

const set = (agentId: string, body: unknown) => ({ endpoint: 'setSchedule', path: { agentId }, body }) as const;
const act = (agentId: string, action: string) => ({ endpoint: 'agentAction', path: { agentId, action } }) as const;
const configure = (agentId: string, body: unknown) =>
  ({ endpoint: 'configureAgent', path: { agentId }, body }) as const;
const detail = (agentId: string) => ({ endpoint: 'agent', path: { agentId } }) as const;
const berlin = { time: '08:00', zone: 'Europe/Berlin' };

const refused = (name: string, body: unknown, fields: Record<string, string>): Case => ({
  ...set('email', body),
  name,
  status: 422,
  fields,
});

/** When agents run by themselves. */
export const scheduleCases: Group = {
  title: 'schedules of agents',
  cases: [
    {
      ...detail('email'),
      name: 'is off at first',
      status: 200,
      check: (reading) => expect(jsonOf('agent', reading).schedule).toEqual({ kind: 'off', next: [] }),
    },
    {
      ...set('email', { kind: 'interval', everyMinutes: 90 }),
      name: 'an interval: three times, so far apart',
      before: [act('email-agent', 'start')],
      status: 200,
      check: (reading) => {
        const { next = [], ...schedule } = jsonOf('setSchedule', reading);
        expect(schedule).toEqual({ kind: 'interval', everyMinutes: 90 });
        const times = next.map((at) => Date.parse(at));
        expect(times).toHaveLength(3);
        expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([90 * minuteMs, 90 * minuteMs]);
      },
    },
    {
      ...set('email', { kind: 'weekly', days: ['sun', 'mon', 'mon'], ...berlin }),
      name: 'weekly, by the clocks of the zone, told by the detail and the page too',
      before: [act('email-agent', 'start')],
      status: 200,
      check: async (reading, ask) => {
        const { next = [], ...schedule } = jsonOf('setSchedule', reading);
        expect(schedule).toEqual({ kind: 'weekly', days: ['mon', 'sun'], ...berlin });
        for (const { date, time } of next.map((at) => clocksIn(berlin.zone, Date.parse(at)))) {
          expect([0, 6]).toContain(weekdayOf(date));
          expect(time).toBe('08:00');
        }
        expect(jsonOf('agent', await ask(detail('email-agent'))).schedule).toEqual({ ...schedule, next });
        expect(jsonOf('emailStatus', await ask({ endpoint: 'emailStatus' })).schedule).toEqual({
          kind: 'weekly',
          next: next[0],
          zone: berlin.zone,
        });
      },
    },
    {
      ...set('email', { kind: 'daily', ...berlin }),
      name: 'held while the agent is paused, on again after its start',
      before: [act('email-agent', 'start')],
      status: 200,
      check: async (reading, ask) => {
        const { next } = jsonOf('setSchedule', reading);
        await ask(act('email-agent', 'stop'));
        expect((await agentDetailOf(ask, 'email')).schedule).toMatchObject({ kind: 'daily', held: 'paused', next: [] });
        expect(jsonOf('emailStatus', await ask({ endpoint: 'emailStatus' })).schedule).toMatchObject({
          kind: 'daily',
          held: 'paused',
        });
        await ask(act('email-agent', 'start'));
        expect((await agentDetailOf(ask, 'email')).schedule).toEqual({ kind: 'daily', ...berlin, next });
        await ask(configure('email', { enabled: false }));
        expect((await agentDetailOf(ask, 'email')).schedule).toMatchObject({ held: 'disabled', next: [] });
        await ask(configure('email', { enabled: true }));
      },
    },
    {
      ...set('email', { kind: 'off', ...berlin }),
      name: 'off again: nothing of it is kept',
      before: [set('email', { kind: 'weekdays', ...berlin })],
      status: 200,
      check: (reading) => expect(jsonOf('setSchedule', reading)).toEqual({ kind: 'off', next: [] }),
    },
    {
      ...set('research-agent', { kind: 'daily', ...berlin, input: '  What is new in cold chains?  ' }),
      name: 'with a question for each research',
      status: 200,
      check: (reading) => expect(jsonOf('setSchedule', reading).input).toBe('What is new in cold chains?'),
    },
    {
      ...set('email', { kind: 'daily', ...berlin, input: 'Hello' }),
      name: 'an input for an agent that takes none',
      status: 422,
      fields: { input: 'Email Agent takes no input' },
    },
    refused('no kind', {}, { kind: 'kind is required' }),
    refused('an unknown kind', { kind: 'monthly' }, { kind: 'Choose off, interval, daily, weekdays or weekly' }),
    refused(
      'too short an interval',
      { kind: 'interval', everyMinutes: 14 },
      { everyMinutes: 'Enter a number from 15 to 1440' },
    ),
    refused('an interval without its length', { kind: 'interval' }, { everyMinutes: 'Enter a number from 15 to 1440' }),
    refused(
      'a bad time and zone',
      { kind: 'daily', time: '25:00', zone: 'Mars/Base' },
      {
        time: 'Enter a time such as 09:00',
        zone: 'Choose a time zone such as Europe/Berlin',
      },
    ),
    refused(
      'a day that there is not',
      { kind: 'weekly', days: ['fun'], ...berlin },
      { days: 'Choose days from mon to sun' },
    ),
    refused('weekly without a day', { kind: 'weekly', ...berlin }, { days: 'Choose at least one day' }),
    refused('an unknown field', { kind: 'off', cron: '* * * * *' }, { cron: 'cron is not a known field' }),
    {
      ...set('nobody', { kind: 'off' }),
      name: 'of an unknown agent',
      status: 404,
      error: 'agent nobody does not exist',
    },
    {
      ...set('contacts', { kind: 'daily', ...berlin }),
      name: 'Auto Sync of contacts is the schedule Every 60 minutes, and each follows the other',
      before: [
        act('contacts-agent', 'start'),
        configure('contacts', { customSettings: { isActive: true, autoSync: true } }),
      ],
      status: 200,
      check: async (_, ask) => {
        const autoSync = async () => (await agentDetailOf(ask, 'contacts')).configuration?.customSettings?.['autoSync'];
        const turn = async (on: boolean) => {
          await ask(configure('contacts', { customSettings: { isActive: true, autoSync: on } }));
          return (await agentDetailOf(ask, 'contacts')).schedule;
        };
        expect(await autoSync()).toBe(false);
        expect(await turn(true)).toMatchObject({ kind: 'interval', everyMinutes: 60 });
        expect(await turn(false)).toEqual({ kind: 'off', next: [] });
        await ask(set('contacts', { kind: 'interval', everyMinutes: 60, zone: 'UTC' }));
        expect(await autoSync()).toBe(true);
        await ask(set('contacts', { kind: 'off' }));
        expect(await autoSync()).toBe(false);
      },
    },
    {
      ...detail('own-contacts'),
      name: 'a contacts agent that a member creates begins with Auto Sync, held until it is started',
      before: [{ endpoint: 'createAgent', body: { name: 'Own contacts', type: 'contacts' } }],
      status: 200,
      check: (reading) =>
        expect(jsonOf('agent', reading).schedule).toEqual({
          kind: 'interval',
          everyMinutes: 60,
          held: 'idle',
          next: [],
        }),
    },
  ],
};
