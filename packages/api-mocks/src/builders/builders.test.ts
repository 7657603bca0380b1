import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { catalogue } from '@switchboard/api-contract/catalogue';
import { describe, expect, test } from 'vitest';
import { FIXED_NOW } from '../now.ts';
import * as agents from './agents.ts';
import * as auth from './auth.ts';
import * as calendar from './calendar.ts';
import * as connections from './connections.ts';
import * as contacts from './contacts.ts';
import * as conversations from './conversations.ts';
import * as email from './email.ts';
import * as executions from './executions.ts';
import * as leadGeneration from './leadGeneration.ts';
import { longText, longWord, odd, oddTexts } from './texts.ts';
import { many } from './build.ts';
import * as mapsScraper from './mapsScraper.ts';
import * as orchestrator from './orchestrator.ts';
import * as research from './research.ts';
import { seeded } from './conversations.ts';

const areas: Record<string, Record<string, unknown>> = {
  agents,
  auth,
  calendar,
  connections,
  contacts,
  conversations,
  email,
  executions,
  leadGeneration,
  mapsScraper,
  orchestrator,
  research,
};
type Builder = () => unknown;
/** Every builder that can be called without arguments. */
const builders = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Builder] => typeof entry[1] === 'function' && entry[1].length === 0)
    .map(([name, build]) => ({ name: `${area}.${name}`, build })),
);

describe('every builder', () => {
  test.each(builders)('$name builds, the same each time, and never hands out what another one holds', ({ build }) => {
    const first = build();
    expect(first).toBeDefined();
    expect(build()).toEqual(first);
    expect(build()).not.toBe(first);
  });

  test('has both forms', () => {
    const names = new Set(builders.map(({ name }) => name));
    const answers = builders
      .filter(({ name }) => name.endsWith('Answer'))
      .map(({ name }) => name.slice(0, -'Answer'.length));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('builders', () => {
  test('know all seven agents', () => {
    expect(agents.agentList().items.map((agent) => agent.status)).toEqual([
      'active',
      'active',
      'idle',
      'active',
      'active',
      'paused',
      'active',
    ]);
    for (const slug of agentSlugs) {
      expect(agents.agentDetail({}, slug).slug).toBe(slug);
      expect(executions.executionList(slug).items.length).toBeGreaterThan(0);
    }
    for (const slug of ['lead-generation', 'email', 'calendar', 'maps-scraper'] as const) {
      expect(
        Object.values(agents.specialData(slug)).some((rows) => typeof rows === 'object' && rows.items.length > 0),
      ).toBe(true);
    }
  });

  test('know every service of the catalogue, and the eight of the page', () => {
    expect(connections.catalogueConnections().items).toHaveLength(catalogue.length);
    expect(connections.connectionList().items.map((item) => item.status)).toEqual([
      'connected',
      'connected',
      'connected',
      'connected',
      'pending',
      'error',
      'disconnected',
      'connected',
    ]);
    expect(connections.connectionList().items.reduce((sum, item) => sum + (item.usage?.requests ?? 0), 0)).toBe(15_022);
    expect(connections.failingConnection().lastTest?.outcome).toBe('wrong-credentials');
    expect(
      connections.builtInConnections().items.every((item) => item.sample === true && item.stored.length === 0),
    ).toBe(true);
  });

  test('refuse an answer that the contract would drop or change', () => {
    expect(() => leadGeneration.lead({ score: Number.NaN })).toThrow(/score is null and was read as undefined/);
    expect(() => connections.connection({ lastSync: null as never })).toThrow(/lastSync/);
    expect(() =>
      leadGeneration.leadGenerationStatus({ leads: [leadGeneration.leadAnswer(), leadGeneration.leadAnswer()] }),
    ).toThrow(/leads has 2 entries, of which 1/);
    expect(() => agents.agentSummary({ colour: 'red' } as never)).toThrow(/colour/);
  });

  test('take a missing cell', () => {
    expect(leadGeneration.lead({ phone: undefined }).phone).toBeUndefined();
  });

  test('take every odd text', () => {
    for (const text of oddTexts) expect(leadGeneration.lead({ name: text, company: text }).name).toBe(text);
    expect(odd.emoji).toContain('\u200D');
  });

  test('make long texts and many rows of a given size', () => {
    expect(longText(1_000)).toHaveLength(1_000);
    expect(longWord(90)).toHaveLength(90);
    expect(longWord(90)).not.toContain(' ');
    expect(many(3, (index) => index)).toEqual([0, 1, 2]);
  });

  test('draw the same chance twice', () => {
    const [a, b] = [seeded(7), seeded(7)];
    const drawn = many(5, a);
    expect(many(5, b)).toEqual(drawn);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  test('stand at one moment', () => {
    expect(FIXED_NOW.toISOString()).toBe('2026-11-20T08:41:20.000Z');
    expect(calendar.calendarStatus().events.items[0]?.startTime).toBe('2026-11-20T15:00:00.000Z');
    expect(contacts.contactsStatus().stats?.lastSyncTime).toBe('2026-11-20T08:27:20.000Z');
  });
});
