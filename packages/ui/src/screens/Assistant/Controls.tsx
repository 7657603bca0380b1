import { useRef, useEffect, type ComponentPropsWithRef, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { MessageSquareText, MessagesSquare, Mic, Square, type LucideIcon } from 'lucide-react';
import type { LevelSource } from '../../devices/microphone.ts';
import { foot, button, dock } from './AssistantScreen.css.ts';
import type { AssistantCommands } from './engine/Assistant.ts';
import { isRecording, type AssistantState } from './engine/AssistantState.ts';
import { MessageBox, type MessageField } from './MessageBox.tsx';
import { RecorderPanel } from './RecorderPanel.tsx';
import { useEscape, useTypeAnywhere } from './pageKeys.ts';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Tooltip } from '../../components/actions/Tooltip/Tooltip.tsx';
import type { RecorderState } from '../../devices/recorder.ts';
import { glass } from './Assistant.css.ts';

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
function Dock({ recordButton, chatButton, recording, onRecord, chatOpen, onChat, onHistory }: DockProps) {
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

/** Remembers what had the focus when something opened. Returns a function that focuses it again, or `fallback`. */
function useReturnFocus(open: boolean): (fallback: HTMLElement | null) => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (fallback) => {
    const element = opener.current;
    // Safari does not focus a clicked button, so the body may have had the focus.
    const usable = element instanceof HTMLElement && element !== document.body && element.isConnected;
    (usable ? element : fallback)?.focus();
  };
}

interface ControlsProps {
  state: AssistantState;
  commands: AssistantCommands;
  field: RefObject<MessageField | null>;
  /** Opens the message box, with the letter that was typed, and gives it the focus. */
  onType: (letter?: string) => void;
  level: LevelSource;
  /** A dialog covers the page, so typing is not meant for the assistant. */
  covered: boolean;
  onHistory: () => void;
}

/** The recorder or the message box, and the bar below. */
export function Controls({ state, commands, field, onType, level, covered, onHistory }: ControlsProps) {
  const { recorder, chatOpen, draft, pending, editing, reply, shown, speaking } = state;
  const recordButton = useRef<HTMLButtonElement>(null);
  const chatButton = useRef<HTMLButtonElement>(null);
  const records = isRecording(recorder);
  const recorderOpen = recorder.status !== 'idle' || recorder.problem !== undefined;
  const canSend = !pending;
  const focusOpener = useReturnFocus(recorderOpen);

  /** Runs a command that closes the recorder, and moves the focus, which would be lost with the recorder's buttons. */
  const closing = (command: () => void) => () => {
    flushSync(command);
    if (field.current) field.current.focus();
    else focusOpener(recordButton.current);
  };
  useTypeAnywhere(!records && !covered, onType);
  useEscape(!covered, () => {
    if (pending) commands.cancel();
    else if (records) commands.stopRecording();
    else if (speaking) commands.stopSpeaking();
    // The bubble shows the rest of it.
    else if (reply && !shown) return;
    else if (editing) commands.cancelEdit();
    else if (chatOpen && !recorderOpen) {
      flushSync(commands.closeChat);
      chatButton.current?.focus();
    }
  });

  return (
    <div className={foot}>
      {recorderOpen ? (
        <RecorderPanel
          recorder={recorder}
          level={level}
          canSend={canSend}
          onSend={closing(commands.sendTranscript)}
          onType={() => onType()}
          onAgain={() => {
            commands.record();
            recordButton.current?.focus();
          }}
          onClose={closing(commands.dropRecording)}
        />
      ) : chatOpen ? (
        <MessageBox
          ref={field}
          draft={draft}
          onDraftChange={commands.setDraft}
          canSend={canSend}
          onSend={commands.send}
          editing={editing !== undefined}
          onEditLast={commands.editLast}
        />
      ) : null}
      <Dock
        recordButton={recordButton}
        chatButton={chatButton}
        recording={recorder.status}
        onRecord={records ? commands.stopRecording : commands.record}
        chatOpen={chatOpen && !recorderOpen}
        onChat={() => (chatOpen && !recorderOpen ? commands.closeChat() : onType())}
        onHistory={onHistory}
      />
    </div>
  );
}
