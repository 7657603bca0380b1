import type { Execution } from '@switchboard/api-contract/agentDetail';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';

/** The text of the Result column, and where it came from. */
export interface ExecutionResult {
  readonly kind: 'result' | 'error' | 'none';
  readonly text: string;
}

/** The result, else the error message, else 'No result'. Blank ones count as missing. */
export function executionResult({ result, errorMessage }: Pick<Execution, 'result' | 'errorMessage'>): ExecutionResult {
  const [outcome, error] = [wordsOf(result), wordsOf(errorMessage)];
  if (outcome.trim()) return { kind: 'result', text: outcome };
  if (error.trim()) return { kind: 'error', text: error };
  return { kind: 'none', text: 'No result' };
}
