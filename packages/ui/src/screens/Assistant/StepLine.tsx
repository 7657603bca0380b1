import { useSyncExternalStore } from 'react';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { useUnchangedFor } from '../../devices/useUnchangedFor.ts';
import type { AnswerStore } from './engine/Assistant.ts';
import { step } from './Stage.css.ts';

/** A step is announced once it has taken this long, in ms: most are over before they could be read out. */
const ANNOUNCED_MS = 2_000;

/** What is being done for the answer; of what is done, the last step, until text comes. */
export function StepLine({ answer }: { answer: AnswerStore }) {
  const words = useSyncExternalStore(answer.subscribe, () => {
    const { steps = [], text = '' } = answer.get() ?? {};
    const last = steps.at(-1);
    return last && (text === '' || last.done !== true) ? last.text : '';
  });
  const stood = useUnchangedFor(words || undefined, ANNOUNCED_MS);
  return (
    <>
      <p className={step} aria-hidden={stood || undefined}>
        {words}
      </p>
      <LiveRegion message={stood ? words : ''} />
    </>
  );
}
