import type { Execution } from '@switchboard/api-contract/agents';

/** What the Result column says, and what kind of thing that is. */
export interface ExecutionResult {
  readonly kind: 'result' | 'error' | 'none';
  readonly text: string;
}

/** The result, else the error message, else 'No result'. Blank ones count as missing. */
export function executionResult({ result, errorMessage }: Pick<Execution, 'result' | 'errorMessage'>): ExecutionResult {
  if (result?.trim()) return { kind: 'result', text: result };
  if (errorMessage?.trim()) return { kind: 'error', text: errorMessage };
  return { kind: 'none', text: 'No result' };
}
