import { proposal as proposalSchema } from '@switchboard/api-contract/agents/proposals';
import type * as v from 'valibot';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

/** A message that waits for a member's leave. */
export const proposal = (overrides: Partial<v.InferInput<typeof proposalSchema>> = {}) =>
  read(proposalSchema, {
    id: 'proposal-1',
    kind: 'sendMail',
    text: { kind: 'sendMessageTo', args: { to: 'dana@lanes.test', subject: 'Contract for Q1 lanes' } },
    target: 'dana@lanes.test',
    runId: 'run-1',
    state: 'waiting',
    createdAt: minutesAgo(12),
    ...overrides,
  });
