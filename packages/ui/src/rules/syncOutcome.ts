import type { Execution, ExecutionStatus } from '@switchboard/api-contract/agents';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';
import { clip } from '../format/text.ts';
import type { Tone } from '../theme/tokens.ts';

const words = {
  queued: { tone: 'info', title: 'Sync queued', fallback: 'The result will appear here.' },
  running: { tone: 'info', title: 'Sync started', fallback: 'The result will appear here.' },
  completed: { tone: 'positive', title: 'Sync completed', fallback: 'No details were given.' },
  cancelled: { tone: 'neutral', title: 'Sync cancelled', fallback: 'Nothing was written.' },
  failed: { tone: 'critical', title: 'Sync failed', fallback: 'No reason was given.' },
} as const satisfies Record<ExecutionStatus, { tone: Tone; title: string; fallback: string }>;

/** The toast for a sync that a member started. An unknown status counts as queued. */
export function syncOutcome({ status, result, errorMessage }: Execution): Required<ToastMessage> {
  const { tone, title, fallback } = words[Object.hasOwn(words, status) ? (status as ExecutionStatus) : 'queued'];
  const detail = status === 'failed' ? errorMessage : status === 'completed' ? result : undefined;
  return { tone, title, description: clip(wordsOf(detail).trim() || fallback, 300) };
}

/** Whether a run is over. */
export const hasEnded = ({ status }: Execution): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';
