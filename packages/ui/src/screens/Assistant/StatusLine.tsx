import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import { Square, X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Lamp } from '../../components/Lamp/Lamp.tsx';
import { dot, line, status as statusClass } from './StatusLine.css.ts';

interface StatusLineProps {
  ready: boolean;
  status: AssistantStatus;
  speaking: boolean;
  onCancel: () => void;
  onStopSpeaking: () => void;
}

const words = {
  idle: 'Ready. Touch the orb or start typing.',
  listening: 'Listening',
  thinking: 'Thinking',
  responding: 'Responding',
} as const satisfies Record<AssistantStatus, string>;

/** What the assistant does now, said once when it changes, and the way to end it. */
export function StatusLine({ ready, status, speaking, onCancel, onStopSpeaking }: StatusLineProps) {
  const light = status === 'idle' ? (ready ? 'ready' : 'booting') : 'active';
  return (
    <div className={line}>
      <p className={statusClass} role="status">
        <span className={dot[light]} data-light={light}>
          <Lamp />
        </span>
        {light === 'booting' ? 'Starting' : words[status]}
      </p>
      {status === 'thinking' ? (
        <Button variant="ghost" size="sm" icon={X} onClick={() => onCancel()}>
          Cancel
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
