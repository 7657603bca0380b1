import type { Right } from '@switchboard/api-contract/roles';
import { describe, expect, test } from 'vitest';
import { members } from './builders/members.ts';
import { FIXED_NOW } from './now.ts';
import { createWorld } from './world.ts';
import { Refusal } from './world/Refusal.ts';

/** A clock that is advanced by hand. */
function handClock() {
  let now = FIXED_NOW.getTime();
  return { clock: () => new Date(now), pass: (seconds: number) => (now += seconds * 1_000) };
}

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act();
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
  return undefined;
}

const account = { clientId: 'client', clientSecret: 'secret', refreshToken: 'refresh' };

describe('runs', () => {
  test('wait, run and end as time passes, and are counted', () => {
    const { clock, pass } = handClock();
    const { agents, connections } = createWorld(clock);
    connections.setup('gmail', account);
    expect(agents.detail('contacts').sample).toBe(true);
    expect(agents.run('contacts')).toMatchObject({ id: 'own-run-1', executionType: 'contacts_sync', status: 'queued' });
    pass(1);
    expect(agents.executions('contacts')[0]).toMatchObject({
      status: 'running',
      startTime: '2026-11-20T08:41:21.000Z',
    });
    pass(4);
    expect(agents.executions('contacts')[0]).toMatchObject({ status: 'completed', duration: 4_000 });
    expect(agents.detail('contacts')).toMatchObject({
      metrics: {
        totalExecutions: 1,
        successRate: 100,
        averageResponseTime: 4_000,
        dailyExecutions: [0, 0, 0, 0, 0, 0, 1],
      },
    });
    expect(agents.list().find(({ id }) => id === 'contacts-agent')).toMatchObject({
      stats: { processed: 1, success: 1, pending: 0 },
    });
  });
  test('leave the other agents with their samples', () => {
    const { agents, connections } = createWorld();
    connections.setup('gmail', account);
    agents.run('contacts');
    expect(agents.detail('email').sample).toBe(true);
  });
});

test('a rejected key replaces none that works', () => {
  const { connections } = createWorld();
  connections.setup('hubspot', { apiKey: 'pat-1' });
  const before = connections.list();
  const sentence = 'HubSpot does not accept the credentials.';
  expect(refusalOf(() => connections.setup('hubspot', { apiKey: 'pat-wrong', unchecked: 'use' }))).toMatchObject({
    status: 422,
    fields: { apiKey: sentence },
    outcome: 'wrong-credentials',
  });
  expect(connections.list()).toEqual(before);
});

describe('research', () => {
  test('ends after a while with insights and a source', () => {
    const { clock, pass } = handClock();
    const { research, pages } = createWorld(clock);
    const { id } = research.start('Who moves frozen goods?');
    expect(research.tasks()).toMatchObject([{ id, status: 'in_progress', insights: [] }]);
    expect(research.sources()).toEqual([]);
    expect(pages.status('research')['metrics']).toMatchObject({ activeResearches: 1, completedResearches: 0 });
    pass(8);
    expect(research.tasks()[0]?.insights?.length).toBeGreaterThan(0);
    expect(research.sources()).toMatchObject([{ taskId: id }]);
    expect(pages.status('research')['metrics']).toMatchObject({ activeResearches: 0, completedResearches: 1 });
  });
});

describe('connections', () => {
  test('a wrong key fails its test until it is replaced', () => {
    const { connections } = createWorld();
    expect(connections.setup('github', { token: 'wrong' })).toMatchObject({
      status: 'error',
      lastTest: { outcome: 'wrong-credentials' },
    });
    expect(connections.setup('github', { token: 'ghp_1' })).toMatchObject({
      status: 'connected',
      lastTest: { outcome: 'ok' },
    });
  });
  test('services that bill a call are checked by form alone', () => {
    const { connections } = createWorld();
    expect(connections.setup('perplexity', { apiKey: 'pplx-1' }).lastTest?.outcome).toBe('shape-only');
  });
});

describe('sessions', () => {
  test('a token that was signed out is not given out again', () => {
    const { sessions } = createWorld();
    sessions.logout('token-demo-1');
    expect(sessions.login({ username: 'demo', password: 'demo-switchboard' }).token).toBe('token-demo-2');
    expect(refusalOf(() => sessions.check('token-demo-1', 'see'))?.status).toBe(401);
    expect(refusalOf(() => sessions.check('token-demo-2', 'see'))).toBeUndefined();
  });

  test('a role does what it may', () => {
    const { sessions } = createWorld();
    const statusOf = (token: string, right: Right) => refusalOf(() => sessions.check(token, right))?.status;
    expect(statusOf('token-viewer-1', 'see')).toBeUndefined();
    expect(statusOf('token-viewer-1', 'work')).toBe(403);
    expect(statusOf('token-member-1', 'configure')).toBeUndefined();
    expect(statusOf('token-member-1', 'administer')).toBe(403);
    expect(sessions.session('token-viewer-1')).toMatchObject({ role: 'tenant_viewer', may: ['own', 'see'] });
  });
});

describe('chat', () => {
  test.each([
    ['Find logistics companies in Poland', ['orchestrator', 'lead-generation']],
    ['Reply to the mail about the meeting', ['orchestrator', 'calendar', 'email']],
    ['Hello', ['orchestrator']],
  ])('%s', (message, asked) => {
    const { conversations } = createWorld();
    const answer = conversations.tell(members.member.user, { message, sessionId: 'session-1' }, true).shown();
    expect(answer.agents).toEqual(asked);
  });
});

describe('an empty world', () => {
  test('lists no agents, yet knows the pages of the seven, and what is created there stays', () => {
    const { agents } = createWorld(undefined, 'empty');
    expect(agents.list()).toEqual([]);
    expect(agents.detail('email')).toMatchObject({ id: 'email-agent', executions: [] });
    agents.act('email', 'stop');
    expect(agents.listStatusOf('email')).toBe('paused');
    agents.create({ name: 'Support triage', type: 'custom', description: '' });
    expect(agents.list().map(({ id }) => id)).toEqual(['support-triage']);
  });
});

test('a service that nobody can reach leaves what is saved pending until it is saved anew', () => {
  const { connections } = createWorld();
  expect(connections.setup('github', { token: 'ghp_unreachable' })).toMatchObject({
    status: 'pending',
    lastTest: { outcome: 'could-not-check' },
  });
  expect(connections.setup('github', { token: 'ghp_right' })).toMatchObject({
    status: 'connected',
    lastTest: { outcome: 'ok' },
  });
});
