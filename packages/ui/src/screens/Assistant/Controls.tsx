import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LevelSource } from '../../devices/microphone.ts';
import { foot } from './AssistantScreen.css.ts';
import { Dock } from './Dock.tsx';
import type { AssistantCommands } from './engine/Assistant.ts';
import { isRecording, type AssistantState } from './engine/AssistantState.ts';
import { MessageBox, type MessageField } from './MessageBox.tsx';
import { RecorderPanel } from './RecorderPanel.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import { useEscape, useTypeAnywhere } from './pageKeys.ts';

interface ControlsProps {
  state: AssistantState;
  commands: AssistantCommands;
  level: LevelSource;
  /** A dialog covers the page, so typing is not meant for the assistant. */
  covered: boolean;
  onHistory: () => void;
}

/** The recorder or the message box, and the bar below. */
export function Controls({ state, commands, level, covered, onHistory }: ControlsProps) {
  const { recorder, chatOpen, draft, pending, editing, reply, shown, speaking } = state;
  const field = useRef<MessageField>(null);
  const recordButton = useRef<HTMLButtonElement>(null);
  const chatButton = useRef<HTMLButtonElement>(null);
  const records = isRecording(recorder);
  const recorderOpen = recorder.status !== 'idle' || recorder.problem !== undefined;
  const canSend = !pending;
  const focusOpener = useReturnFocus(recorderOpen);

  const startTyping = (letter?: string) => {
    // The message box must be rendered before it can take the focus.
    flushSync(() => commands.startTyping(letter));
    field.current?.focus();
  };
  /** Runs a command that closes the recorder, and moves the focus, which would be lost with the recorder's buttons. */
  const closing = (command: () => void) => () => {
    flushSync(command);
    if (field.current) field.current.focus();
    else focusOpener(recordButton.current);
  };
  useTypeAnywhere(!records && !covered, startTyping);
  useEscape(!covered, () => {
    if (pending) commands.cancel();
    else if (records) commands.stopRecording();
    else if (speaking) commands.stopSpeaking();
    // The bubble shows the rest of it.
    else if (reply && !shown) return;
    else if (editing) commands.dropEdit();
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
          onSend={closing(commands.sendHeard)}
          onType={() => startTyping()}
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
        onChat={() => (chatOpen && !recorderOpen ? commands.closeChat() : startTyping())}
        onHistory={onHistory}
      />
    </div>
  );
}
