import { RunFailure } from './RunFailure.ts';

/** Whether a failure is an answer with this status, of which nothing more is known. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof RunFailure &&
  typeof error.reason === 'object' &&
  error.reason.kind === 'unexpectedStatus' &&
  error.reason.args['status'] === status;
