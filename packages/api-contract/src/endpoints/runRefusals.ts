import type { Refusals } from './Endpoint.ts';

/** How a call that starts a run refuses. */
export const runRefusals = {
  conflict: 'The agent lacks what it needs; `missing` says what',
  limited: 'Too many of its runs are open',
} as const satisfies Refusals;
