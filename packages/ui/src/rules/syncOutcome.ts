import type { Execution, ExecutionStatus } from '@switchboard/api-contract/agents';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';
import { clip } from '../format/text.ts';
import type { Tone } from '../theme/tokens.ts';

const words = {
  queued: { tone: 'info', title: 'Sync queued', otherwise: 'The result will appear here.' },
  running: { tone: 'info', title: 'Sync started', otherwise: 'The result will appear here.' },
  completed: { tone: 'positive', title: 'Sync completed', otherwise: 'No details were given.' },
  failed: { tone: 'critical', title: 'Sync failed', otherwise: 'No reason was given.' },
} as const satisfies Record<ExecutionStatus, { tone: Tone; title: string; otherwise: string }>;

/** The toast for a sync that a member started. An unknown status counts as queued. */
export function syncOutcome({ status, result, errorMessage }: Execution): Required<ToastMessage> {
  const { tone, title, otherwise } = words[Object.hasOwn(words, status) ? (status as ExecutionStatus) : 'queued'];
  const said = status === 'failed' ? errorMessage : status === 'completed' ? result : undefined;
  return { tone, title, description: clip(wordsOf(said).trim() || otherwise, 300) };
}

/** Whether a run is over. */
export const hasEnded = ({ status }: Execution): boolean => status === 'completed' || status === 'failed';
