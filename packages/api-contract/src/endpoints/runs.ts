import { liveEvents, run, runRequest, runSummary } from '../runs/run.ts';
import { runPreview } from '../runs/preview.ts';
import { see, work, type Refusals } from './Endpoint.ts';

/** How a call that starts a run refuses. */
export const runRefusals = {
  conflict: 'The agent lacks what it needs; `missing` says what',
  limited: 'Too many of its runs are open',
} as const satisfies Refusals;

/** Starting, following, cancelling and retrying runs. */
export const runEndpoints = {
  runAgent: {
    ...work.post('/api/agents/:agentId/runs', runRequest, runSummary, ['run.started', 'research.started'], runRefusals),
    created: true,
  },
  runPreview: see.get('/api/agents/:agentId/run-preview', runPreview),
  agentEvents: { ...see.stream('/api/agents/:agentId/events', liveEvents), limit: 'eventStreams' },
  run: { ...see.get('/api/runs/:runId', run), keys: 'narrowed' },
  cancelRun: {
    ...work.post('/api/runs/:runId/cancel', undefined, runSummary, ['run.cancelled', 'workflow.cancelled'], {
      conflict: 'It has ended',
    }),
    keys: 'narrowed',
  },
  retryRun: {
    ...work.post('/api/runs/:runId/retry', undefined, runSummary, ['run.retried', 'workflow.retried'], {
      ...runRefusals,
      conflict: `It has not ended. ${runRefusals.conflict}`,
    }),
    keys: 'narrowed',
  },
} as const;
