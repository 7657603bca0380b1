import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import { Square, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Lamp } from '../../components/display/Lamp/Lamp.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { useUnchangedFor } from '../../devices/useUnchangedFor.ts';
import { assistantStatus } from '../../rules/assistant.ts';
import { dot, row, status as statusClass, step } from './Stage.css.ts';
import type { AnswerStore } from './engine/Assistant.ts';

interface StatusLineProps {
  ready: boolean;
  online: boolean;
  status: AssistantStatus;
  /** The answer is coming. */
  growing: boolean;
  /** A question waits for the member. */
  asking: boolean;
  speaking: boolean;
  onCancel: () => void;
  onStopSpeaking: () => void;
}

/** The current status, announced once when it changes, and the button that ends it. */
export function StatusLine({
  ready,
  online,
  status,
  growing,
  asking,
  speaking,
  onCancel,
  onStopSpeaking,
}: StatusLineProps) {
  const resting = online ? (asking ? 'asking' : 'idle') : 'offline';
  const state = status === 'idle' ? (ready ? resting : 'booting') : status;
  const { label, dot: light } = assistantStatus(state);
  // An answer that is complete is announced itself.
  const isSaid = state === 'responding' ? growing : state !== 'idle' && state !== 'booting';
  return (
    <div className={row}>
      <p className={statusClass}>
        <span className={dot[light]} data-light={light}>
          <Lamp />
        </span>
        {label}
      </p>
      <LiveRegion message={isSaid ? label : ''} />
      {status === 'thinking' ? (
        <Button variant="ghost" size="sm" icon={X} onClick={() => onCancel()}>
          Cancel
        </Button>
      ) : null}
      {growing ? (
        <Button variant="ghost" size="sm" icon={Square} onClick={() => onCancel()}>
          Stop
        </Button>
      ) : null}
      {speaking ? (
        <Button variant="ghost" size="sm" icon={Square} onClick={() => onStopSpeaking()}>
          Stop speaking
        </Button>
      ) : null}
    </div>
  );
}

/** A step is announced once it has taken this long, in ms: most are over before they could be read out. */
const ANNOUNCED_MS = 2_000;

/** The step under way for the answer, or its last step until text comes. */
export function StepLine({ answer }: { answer: AnswerStore }) {
  const words = useSyncExternalStore(answer.subscribe, () => {
    const { steps = [], text = '' } = answer.get() ?? {};
    const last = steps.at(-1);
    return last && (text === '' || last.done !== true) ? last.text : '';
  });
  const stood = useUnchangedFor(words || undefined, ANNOUNCED_MS);
  return (
    <>
      <p className={step}>{words}</p>
      <LiveRegion message={stood ? words : ''} />
    </>
  );
}
