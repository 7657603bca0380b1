import { type AttentionAnswer, attentionItem } from './attention.ts';
import { programRequest as programRequestSchema } from '@switchboard/api-contract/requests';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type * as v from 'valibot';
import { minutesAgo } from '../now.ts';
import { read } from './build.ts';

type RequestAnswer = v.InferInput<typeof programRequestSchema>;

const inADay = minutesAgo(3 - 24 * 60);
const asked = {
  text: 'Claude Code wants to run Lead Generation Agent',
  about: 'Logistics in Poland, score 70 or more: up to 50 leads, up to €0.52',
} as const;
const from = { id: 'p_6fQ2mXbT9cVw', key: 'Claude Code', start: 'sb_1a2b3c4d', owner: 'Ada Brandt', until: inADay };

/** A run that a program asked for three minutes ago. */
const programRequestAnswer = (overrides: Partial<RequestAnswer> = {}): RequestAnswer => ({
  ...from,
  ...asked,
  state: 'waiting',
  at: minutesAgo(3),
  ...overrides,
});
export const programRequest = (overrides: Partial<RequestAnswer> = {}) =>
  read(programRequestSchema, programRequestAnswer(overrides));

/** The same once a member said yes. */
export const doneRequest = (overrides: Partial<RequestAnswer> = {}) =>
  programRequest({
    state: 'done',
    decidedBy: 'Ada Brandt',
    decidedAt: minutesAgo(1),
    outcome: 'Lead Generation Agent is running.',
    to: addresses.run('lead-generation-agent', 'run-1'),
    ...overrides,
  });

/** The same as it waits among what needs attention. */
export const requestItem = (
  overrides: Partial<AttentionAnswer['items'][number]> = {},
): AttentionAnswer['items'][number] =>
  attentionItem({
    id: `request.${from.id}`,
    kind: 'request',
    severity: 'caution',
    ...asked,
    count: undefined,
    since: minutesAgo(3),
    action: undefined,
    request: from,
    ...overrides,
  });
