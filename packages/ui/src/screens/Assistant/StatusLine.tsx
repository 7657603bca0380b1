import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import { Square, X } from 'lucide-react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Lamp } from '../../components/display/Lamp/Lamp.tsx';
import { assistantStatus } from '../../rules/assistantStatus.ts';
import { dot, row, status as statusClass } from './StatusLine.css.ts';

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
  const { label, dot: light } = assistantStatus(status === 'idle' ? (ready ? resting : 'booting') : status);
  return (
    <div className={row}>
      <p className={statusClass} role="status">
        <span className={dot[light]} data-light={light}>
          <Lamp />
        </span>
        {label}
      </p>
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
