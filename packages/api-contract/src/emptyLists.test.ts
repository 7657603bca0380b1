import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints, type EndpointName } from './endpoints.ts';

/** Reads whose answer is a list. An empty one is valid. */
const lists: readonly EndpointName[] = ['agents', 'executions', 'connections', 'researchTasks', 'researchSources'];
const emptied = [{}, [], null, 3, '', 'text', true];
const reads = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  endpoint.method === 'GET' && endpoint.response
    ? [{ name, response: endpoint.response, list: (lists as readonly string[]).includes(name) }]
    : [],
);

test.each(reads)('an emptied answer is none: $name', ({ response, list }) => {
  const taken = emptied.filter((answer) => v.safeParse(response, answer).success);
  expect(taken).toEqual(list ? [[]] : []);
});

const base = { status: 'active', activity: [] };
test('researchStatus counts with its figures alone, since without a status it is idle', () => {
  const { response } = endpoints.researchStatus;
  expect(v.safeParse(response, { metrics: {} }).success).toBe(true);
  expect(v.safeParse(response, base).success).toBe(false);
});
test.each([
  ['leadGenerationStatus', { ...base, metrics: {}, leads: [] }],
  ['emailStatus', { ...base, metrics: {}, emails: [], templates: [] }],
  ['calendarStatus', { ...base, metrics: {}, events: [], slots: [] }],
  ['mapsScraperStatus', { ...base, metrics: {}, businesses: [] }],
  ['contactsStatus', { ...base, stats: {}, contacts: [] }],
  ['orchestratorStatus', { ...base, stats: {}, tasks: [], workflows: [] }],
] as const)('%s counts with status, figures and lists alone, and not without any of them', (name, answer) => {
  const { response } = endpoints[name];
  expect(v.safeParse(response, answer).success).toBe(true);
  const without = (key: string) => Object.fromEntries(Object.entries(answer).filter(([other]) => other !== key));
  expect(Object.keys(answer).filter((key) => v.safeParse(response, without(key)).success)).toEqual(['activity']);
});
