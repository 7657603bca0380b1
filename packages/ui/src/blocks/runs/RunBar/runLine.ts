import type { RunSummary } from '@switchboard/api-contract/runs/run';
import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { toDate, timeWithPreposition } from '../../../format/dates.ts';
import { clip } from '../../../format/text.ts';
import { entryOf } from '../../../rules/lookup.ts';
import { runEnding, runStateOf, type RunState } from '../../../rules/runs.ts';

/** What a run is doing, or its result. `more` is shown muted. Neither ends with a full stop. */
export interface RunLine {
  readonly main: string;
  readonly more?: string | undefined;
}

const maxLength = 300;

/** What to say of a run in its current state. */
export function runLine(run: RunSummary, now: Date): RunLine {
  const { place, progress, result, errorMessage, attempts = 0, notBefore, endedByName } = run;
  const resultText = clip(wordsOf(result).trim(), maxLength);
  const reason = clip(wordsOf(errorMessage).trim(), maxLength);
  const tried = attempts > 1 ? `Tried ${attempts} times` : undefined;
  const lines: Readonly<Record<RunState, () => RunLine>> = {
    queued: () => ({
      main: place === undefined || place <= 1 ? 'Next in the queue' : `Number ${place} in the queue`,
      more: 'It starts when a place is free',
    }),
    waiting: () => ({
      main: reason || 'Not yet',
      more: notBefore ? `It is tried again ${timeWithPreposition(notBefore, now, { seconds: true })}` : undefined,
    }),
    running: () => ({ main: clip(wordsOf(progress?.text).trim(), maxLength) || 'Working' }),
    cancelling: () => ({ main: 'Ends after this step', more: 'Nothing is written after that' }),
    failed: () => ({ main: reason || 'No reason was given', more: tried }),
    cancelled: () => ({
      main: resultText || 'Nothing was written',
      more: endedByName ? `Cancelled by ${clip(endedByName, 80)}` : undefined,
    }),
    budget: () => stoppedLine(result) ?? { main: resultText, more: tried },
    completed: () => ({
      main: resultText || 'No details were given',
      // A result that names the daily limit already says what ended the run.
      more: /\blimit\b/.test(resultText) ? tried : (runEnding(run) ?? tried),
    }),
  };
  const state = runStateOf(run, now);
  return (
    entryOf<() => RunLine>(lines, state)?.() ?? {
      main: resultText || reason || 'No details were given',
      more: tried,
    }
  );
}

/** Why a budget ended the run, and what was kept; undefined if its result does not say. */
function stoppedLine(result: RunSummary['result']): RunLine | undefined {
  if (typeof result !== 'object' || result.kind !== 'stoppedAtBudget') return undefined;
  const [main, more] = ['reason', 'kept'].map((name) =>
    clip(wordsOf(result.args[name] as typeof result).trim(), maxLength),
  );
  return main ? { main, more } : undefined;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** How long a run has taken, or has waited so far: `0:42`, `1:02:07`. Undefined if it is not known. */
export function runTime(run: RunSummary, now: Date): string | undefined {
  const from = toDate(run.startTime ?? run.queuedAt);
  const to = isOpen(run.status) ? now : toDate(run.endTime);
  if (!from || !to) return undefined;
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** How far a run is, where it can be counted; undefined otherwise. */
export function runProgress({ progress }: RunSummary): { readonly text: string; readonly percent: number } | undefined {
  const { done, of } = progress ?? {};
  if (done === undefined || of === undefined || of <= 0 || done < 0) return undefined;
  return { text: `${Math.min(done, of)} of ${of}`, percent: (Math.min(done, of) / of) * 100 };
}
