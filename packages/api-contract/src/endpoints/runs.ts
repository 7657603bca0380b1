import { runPreview } from '../runs/preview.ts';
import { run, runRequest, runSummary } from '../runs/run.ts';
import { see, work } from './Endpoint.ts';

/** Starting, following, cancelling and retrying runs. */
export const runEndpoints = {
  /** 409 with `missing` if the agent lacks something that it needs; 429 if too many of its runs are open. */
  runAgent: {
    ...work.post('/api/agents/:agentId/runs', runRequest, runSummary, ['run.started', 'research.started']),
    created: true,
  },
  runPreview: see.get('/api/agents/:agentId/run-preview', runPreview),
  /** See `liveEvents`. `Last-Event-ID` is honoured for a minute. Ends when the session does. */
  agentEvents: see.stream('/api/agents/:agentId/events'),
  run: see.get('/api/runs/:runId', run),
  /** 409 if the run has ended. */
  cancelRun: work.post('/api/runs/:runId/cancel', undefined, runSummary, ['run.cancelled', 'workflow.cancelled']),
  /** A new run with the same input. 409 if this one has not ended. */
  retryRun: work.post('/api/runs/:runId/retry', undefined, runSummary, ['run.retried', 'workflow.retried']),
} as const;
