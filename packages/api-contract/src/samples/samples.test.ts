import { describe, expect, test } from 'vitest';
import { agentSlugs } from '../agentTable.ts';
import { sampleAgentDetail, sampleAgents } from './agents.ts';
import { sampleCalendar } from './calendar.ts';
import { sampleConnections } from './connections.ts';
import { sampleContacts } from './contacts.ts';
import { sampleEmail } from './email.ts';
import { sampleLeadGeneration } from './leadGeneration.ts';
import { sampleMapsScraper } from './mapsScraper.ts';
import { sampleOrchestrator } from './orchestrator.ts';
import { sampleResearchSources, sampleResearchStatus, sampleResearchTasks } from './research.ts';

const now = new Date('2026-11-20T08:41:20Z');

describe('samples', () => {
  test('all carry the sample mark', () => {
    const statuses = [
      sampleCalendar,
      sampleContacts,
      sampleEmail,
      sampleLeadGeneration,
      sampleMapsScraper,
      sampleOrchestrator,
      sampleResearchStatus,
    ].map((build) => build(now));
    const lists = [sampleAgents, sampleConnections, sampleResearchSources, sampleResearchTasks].flatMap(
      (build): { sample?: boolean | null | undefined }[] => build(now),
    );
    const details = agentSlugs.map((slug) => sampleAgentDetail(now, slug));
    expect([...statuses, ...lists, ...details].filter((answer) => answer.sample !== true)).toEqual([]);
  });

  test('move with the clock, and never lie in the future but for what is planned', () => {
    expect(sampleContacts(new Date('2030-01-01T00:14:00Z')).stats?.lastSyncTime).toBe('2030-01-01T00:00:00.000Z');
    for (const slug of agentSlugs)
      for (const run of sampleAgentDetail(now, slug).executions ?? [])
        expect(Date.parse(run.startTime ?? '')).toBeLessThan(now.getTime());
  });

  test('have all seven agents active, without a session', () => {
    expect(sampleAgents(now).map(({ status, sessions, tokens }) => ({ status, sessions, tokens }))).toEqual(
      agentSlugs.map(() => ({ status: 'active', sessions: 0, tokens: 0 })),
    );
    expect(new Set(agentSlugs.map((slug) => sampleAgentDetail(now, slug).status))).toEqual(new Set(['deployed']));
    expect(
      new Set(
        [
          sampleCalendar,
          sampleContacts,
          sampleEmail,
          sampleLeadGeneration,
          sampleMapsScraper,
          sampleOrchestrator,
          sampleResearchStatus,
        ].map((build) => build(now).status),
      ),
    ).toEqual(new Set(['active']));
  });

  test('give each agent its own records only', () => {
    const collections = agentSlugs.map((slug) => Object.keys(sampleAgentDetail(now, slug).specialData ?? {}));
    expect(collections.map((names) => names.length)).toEqual(agentSlugs.map(() => 2));
    expect(new Set(collections.flat()).size).toBe(agentSlugs.length + 1);
  });
});
