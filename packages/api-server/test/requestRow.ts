import type { RequestRow } from '../src/requests/requests.ts';
import { testNow } from './testApp.ts';

/** A request of a program to run Email Agent, made just now. */
export const requestRow = (overrides: Partial<RequestRow> = {}): RequestRow => ({
  id: 'p_1',
  tenantId: 'northlight',
  keyId: 'key-a',
  keyName: 'Claude Code',
  keyStart: 'sb_1a2b3c4d',
  owner: 'Demo User',
  sameAs: 'run',
  actionsJson: JSON.stringify([{ kind: 'run', agentId: 'email-agent', agentName: 'Email Agent' }]),
  needs: 'work',
  text: 'Claude Code wants to run Email Agent',
  about: null,
  state: 'waiting',
  at: testNow.toISOString(),
  until: new Date(testNow.getTime() + 24 * 3_600_000).toISOString(),
  decidedBy: null,
  decidedAt: null,
  outcome: null,
  to: null,
  runId: null,
  ...overrides,
});
