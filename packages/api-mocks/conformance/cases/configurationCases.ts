import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { agentDetailOf } from '../agentDetailOf.ts';

const configure = (agentId: string, body: unknown) =>
  ({ endpoint: 'configureAgent', path: { agentId }, body }) as const;
const hours = calendarSettings.defaults.workingHours;
const bounds = { maxConcurrentExecutions: [1, 10], retryAttempts: [0, 5], timeout: [10, 3_600] } as const;

/** The configuration of agents, within its bounds. */
export const configurationCases: Group = {
  title: 'configuration of agents',
  cases: [
    ...Object.entries(bounds).flatMap(([field, [min, max]]): Case[] => [
      ...[min, max].map((value): Case => ({
        ...configure('email-agent', { [field]: value }),
        name: `${field} of ${value}`,
        status: 200,
        check: async (reading, ask) => {
          expect(jsonOf('configureAgent', reading)).toMatchObject({ id: 'email-agent', name: 'Email Agent' });
          expect((await agentDetailOf(ask, 'email')).configuration).toMatchObject({ [field]: value });
        },
      })),
      ...[min - 1, max + 1, min + 0.5, 'many', null].map((value): Case => ({
        ...configure('email-agent', { [field]: value }),
        name: `${field} of ${String(value)}`,
        status: 422,
        fields: { [field]: `Enter a number from ${min} to ${max}` },
      })),
    ]),
    {
      ...configure('research-agent', { enabled: false, autoStart: true }),
      name: 'a part leaves the rest, and counts the version up',
      status: 200,
      check: async (reading, ask) => {
        const first = jsonOf('configureAgent', reading);
        expect((await agentDetailOf(ask, 'research')).configuration).toMatchObject({
          enabled: false,
          autoStart: true,
          maxConcurrentExecutions: 5,
          timeout: 300,
        });
        const second = jsonOf('configureAgent', await ask(configure('research-agent', { enabled: true })));
        expect((await agentDetailOf(ask, 'research')).configuration).toMatchObject({ enabled: true, autoStart: true });
        expect(second.configurationVersion).toBe((first.configurationVersion ?? 0) + 1);
      },
    },
    {
      ...configure('email-agent', { customSettings: ['a', 'b'] }),
      name: 'custom settings that are a list',
      status: 422,
      fields: { customSettings: 'Custom Settings must be a JSON object' },
    },
    {
      ...configure('calendar-agent', { timeout: 111, base: { timeout: 300 } }),
      name: 'two members, one field: the later one is refused, is told the newer value, and overwrites nothing',
      before: [
        configure('calendar-agent', { timeout: 300 }),
        configure('calendar-agent', { timeout: 222, base: { timeout: 300 } }),
      ],
      status: 409,
      error: 'The configuration has changed since you opened it. Review it before you save.',
      conflicts: [{ field: 'timeout', yours: 111, theirs: 222 }],
      check: async (_, ask) => {
        expect((await agentDetailOf(ask, 'calendar')).configuration?.timeout).toBe(222);
        await ask(configure('calendar-agent', { timeout: 111, base: { timeout: 222 } }));
        expect((await agentDetailOf(ask, 'calendar')).configuration?.timeout).toBe(111);
      },
    },
    {
      ...configure('maps-scraper', { retryAttempts: 1, timeout: 300, base: { retryAttempts: 3, timeout: 300 } }),
      name: 'two members, two fields: both stay, though the later one sent back what they had seen of the other',
      before: [
        configure('maps-scraper', { retryAttempts: 3, timeout: 300 }),
        configure('maps-scraper', { timeout: 60, base: { timeout: 300 } }),
      ],
      status: 200,
      check: async (_, ask) =>
        expect((await agentDetailOf(ask, 'maps-scraper')).configuration).toMatchObject({
          retryAttempts: 1,
          timeout: 60,
        }),
    },
    {
      ...configure('calendar-agent', {
        customSettings: { bufferTime: 20, workingHours: { ...hours, end: '18:00' } },
        base: { customSettings: { bufferTime: 15, workingHours: hours } },
      }),
      name: 'two members, two settings of one page: both stay, inside working hours too',
      before: [
        configure('calendar-agent', { customSettings: { bufferTime: 15, maxMeetingsPerDay: 8, workingHours: hours } }),
        configure('calendar-agent', {
          customSettings: { maxMeetingsPerDay: 4, workingHours: { ...hours, start: '08:00' } },
          base: { customSettings: { maxMeetingsPerDay: 8, workingHours: hours } },
        }),
      ],
      status: 200,
      check: async (_, ask) =>
        expect((await agentDetailOf(ask, 'calendar')).configuration?.customSettings).toEqual({
          bufferTime: 20,
          maxMeetingsPerDay: 4,
          workingHours: { ...hours, start: '08:00', end: '18:00' },
        }),
    },
    {
      ...configure('calendar-agent', {
        customSettings: { bufferTime: 25, maxMeetingsPerDay: 9 },
        base: { customSettings: { bufferTime: 20, maxMeetingsPerDay: 8 } },
      }),
      name: 'two members, one setting of one page: nothing of the later one is written',
      before: [configure('calendar-agent', { customSettings: { bufferTime: 30, maxMeetingsPerDay: 8 } })],
      status: 409,
      conflicts: [{ field: 'customSettings.bufferTime', yours: 25, theirs: 30 }],
      check: async (_, ask) => {
        expect((await agentDetailOf(ask, 'calendar')).configuration?.customSettings).toMatchObject({
          bufferTime: 30,
          maxMeetingsPerDay: 8,
        });
      },
    },
    {
      ...configure('calendar-agent', {
        customSettings: { workingHours: { ...hours, start: '16:00' } },
        base: { customSettings: { workingHours: hours } },
      }),
      name: 'two settings that are wrong only together',
      before: [configure('calendar-agent', { customSettings: { workingHours: { ...hours, end: '12:00' } } })],
      status: 422,
    },
    {
      ...configure('calendar-agent', { timeout: 60, base: 300 }),
      name: 'a base that is no object',
      status: 422,
      fields: { base: 'base must be an object' },
    },
    {
      ...configure('email-agent', { enabled: 'yes' }),
      name: 'enabled that is no flag',
      status: 422,
      fields: { enabled: 'enabled must be true or false' },
    },
    {
      ...configure('email-agent', { enabeld: true }),
      name: 'an unknown field',
      status: 422,
      fields: { enabeld: 'enabeld is not a known field' },
    },
    {
      ...configure('email-agent', { retryAttempts: 2, timeout: 9 }),
      name: 'one wrong field, and nothing is written',
      before: [configure('email-agent', { retryAttempts: 4 })],
      status: 422,
      fields: { timeout: 'Enter a number from 10 to 3600' },
      check: async (_, ask) => {
        expect((await agentDetailOf(ask, 'email')).configuration?.retryAttempts).toBe(4);
      },
    },
    { ...configure('email-agent', { customSettings: [] }), name: 'custom settings that are no object', status: 422 },
    {
      ...configure('lead-generation', { customSettings: { maxLeadsPerDay: 50, note: 'kept' } }),
      name: 'custom settings, own keys among them',
      status: 200,
      check: async (_, ask) =>
        expect((await agentDetailOf(ask, 'lead-generation')).configuration?.customSettings).toMatchObject({
          maxLeadsPerDay: 50,
          note: 'kept',
        }),
    },
    {
      ...configure('lead-generation', { customSettings: { maxLeadsPerDay: 0, minimumScore: 101 } }),
      name: 'settings of a page out of their bounds',
      status: 422,
      fields: {
        'customSettings.maxLeadsPerDay': 'Enter a number from 1 to 1000',
        'customSettings.minimumScore': 'Enter a number from 0 to 100',
      },
    },
    {
      ...configure('lead-generation', { customSettings: { apolloApiKey: 'never-to-be-seen-again' } }),
      name: 'a secret setting is kept and never sent back',
      status: 200,
      check: async (reading, ask) => {
        expect(reading.text).not.toContain('never-to-be-seen-again');
        expect((await agentDetailOf(ask, 'lead-generation')).storedSecrets).toEqual(['apolloApiKey']);
        expect((await ask({ endpoint: 'agent', path: { agentId: 'lead-generation' } })).text).not.toContain(
          'never-to-be-seen-again',
        );
        await ask({
          endpoint: 'configureAgent',
          path: { agentId: 'lead-generation' },
          body: { customSettings: { apolloApiKey: '' } },
        });
        expect((await agentDetailOf(ask, 'lead-generation')).storedSecrets).toEqual(['apolloApiKey']);
      },
    },
    { ...configure('nobody', { enabled: true }), name: 'of an unknown agent', status: 404 },
    { ...configure('a b', { enabled: true }), name: "of an id that can't be one", status: 400 },
    {
      endpoint: 'configureAgent',
      path: { agentId: 'email' },
      text: 'not json',
      name: 'a body that is not JSON',
      status: 400,
    },
  ],
};
