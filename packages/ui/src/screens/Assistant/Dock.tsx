import { MessageSquareText, MessagesSquare, Mic, Square, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Tooltip } from '../../components/actions/Tooltip/Tooltip.tsx';
import type { RecorderState } from '../../devices/recorder.ts';
import { button, dock } from './Dock.css.ts';
import { glass } from './glass.css.ts';

interface DockProps {
  recordButton: Ref<HTMLButtonElement>;
  chatButton: Ref<HTMLButtonElement>;
  recording: RecorderState['status'];
  onRecord: () => void;
  chatOpen: boolean;
  onChat: () => void;
  onHistory: () => void;
}

const recordLabel = {
  idle: 'Record a message',
  asking: 'Cancel recording',
  recording: 'Stop recording',
  stopped: 'Record more',
} as const satisfies Record<RecorderState['status'], string>;

function DockButton({ icon, label, ...rest }: ComponentPropsWithRef<'button'> & { icon: LucideIcon; label: string }) {
  return (
    <Tooltip content={label} describes={false}>
      <button type="button" className={button} aria-label={label} {...rest}>
        <Icon icon={icon} size={20} />
      </button>
    </Tooltip>
  );
}

/** The bar at the bottom: record, write, conversations. */
export function Dock({ recordButton, chatButton, recording, onRecord, chatOpen, onChat, onHistory }: DockProps) {
  const runs = recording === 'recording' || recording === 'asking';
  return (
    <div className={cx(dock, glass)} role="group" aria-label="Ways to talk">
      <DockButton
        ref={recordButton}
        icon={runs ? Square : Mic}
        label={recordLabel[recording]}
        data-on={runs || undefined}
        onClick={() => onRecord()}
      />
      <DockButton
        ref={chatButton}
        icon={MessageSquareText}
        label="Write a message"
        aria-pressed={chatOpen}
        onClick={() => onChat()}
      />
      <DockButton icon={MessagesSquare} label="Conversations" aria-haspopup="dialog" onClick={() => onHistory()} />
    </div>
  );
}
