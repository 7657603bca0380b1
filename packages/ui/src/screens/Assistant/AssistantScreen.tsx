import { useRef, useState } from 'react';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { cx } from '../../components/cx.ts';
import type { Recorder } from '../../devices/recorder.ts';
import { joinWords, wholeText } from '../../devices/transcript.ts';
import { usePageHidden } from '../../devices/usePageHidden.ts';
import { useStoodFor } from '../../devices/useStoodFor.ts';
import type { TypewriterOptions } from '../../devices/useTypewriter.ts';
import { useViewportHeight } from '../../devices/useViewportHeight.ts';
import type { AssistantState } from './assistantMachine.ts';
import {
  foot,
  frame,
  orbPlace,
  replyPlace,
  scene,
  sceneAny,
  sceneLong,
  sceneMedium,
  screen,
  stage,
  statusPlace,
} from './AssistantScreen.css.ts';
import { Bubble } from './Bubble.tsx';
import { Dock } from './Dock.tsx';
import { DotFields } from './DotFields.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MessageBox } from './MessageBox.tsx';
import { Orb } from './Orb.tsx';
import { Question } from './Question.tsx';
import { RecorderPanel } from './RecorderPanel.tsx';
import { toShownReply } from './replyBlocks.ts';
import { StatusLine } from './StatusLine.tsx';
import { TitleBar, type ProductWords } from './TitleBar.tsx';
import { useTypeAnywhere } from './useTypeAnywhere.ts';

export interface AssistantScreenProps {
  product: ProductWords;
  dashboardHref: string;
  /** Whether the browser has a network. */
  online: boolean;
  /** As the state machine has it. */
  conversation: Pick<AssistantState, 'ready' | 'status' | 'dialling' | 'pending' | 'reply' | 'history'>;
  /** The message box: whether it is open, and what is written in it. */
  chat: { open: boolean; onOpenChange: (open: boolean) => void; draft: string; onDraftChange: (draft: string) => void };
  /** As `useRecorder` hands it out. */
  recorder: Recorder;
  speech: { speaking: boolean; onStop: () => void };
  onOrb: () => void;
  /** Never blank, never longer than allowed, never while another message is being answered. */
  onSend: (message: string) => void;
  onCancel: () => void;
  /** The whole reply of that id is on screen. */
  onReplyShown: (id: string) => void;
  /** Another pace of the typewriter than the usual one. */
  typing?: TypewriterOptions;
}

/**
 * Longer replies get a small orb, so that more of them can be seen at once. In characters; the first holds on narrow
 * screens.
 */
const MEDIUM = 120;
const LONG = 240;
/** How long the live region keeps a reply after the page shows it. */
const SAID_MS = 1_000;

/** The assistant: always dark, with its orb, the reply, and what to talk with. */
export function AssistantScreen({
  product,
  dashboardHref,
  online,
  conversation,
  chat,
  recorder,
  speech,
  onOrb,
  onSend,
  onCancel,
  onReplyShown,
  typing,
}: AssistantScreenProps) {
  const { ready, status, dialling, pending, reply, history } = conversation;
  const root = useRef<HTMLElement>(null);
  const hidden = usePageHidden();
  const [historyOpen, setHistoryOpen] = useState(false);
  const [shownId, setShownId] = useState<string>();
  // Counts how often the person asked to write: the message box then takes the cursor, and leaves it alone otherwise.
  const [focusRequest, setFocusRequest] = useState(0);
  useViewportHeight(root);

  const isShown = reply !== undefined && shownId === reply.id;
  const said = useStoodFor(isShown ? shownId : undefined, SAID_MS);
  const recorderOpen = recorder.status !== 'idle' || recorder.problem !== undefined;
  const canSend = status !== 'thinking';

  const write = (draft: string) => {
    if (draft !== chat.draft) chat.onDraftChange(draft);
    if (!chat.open) chat.onOpenChange(true);
    setFocusRequest(focusRequest + 1);
  };
  /** Goes on by hand with the words that were heard, and with the letter that was just typed. */
  const typeInstead = (letter = '') => {
    const heard = wholeText(recorder.transcript);
    write(heard === '' ? chat.draft + letter : [joinWords(chat.draft, heard), letter].filter(Boolean).join(' '));
    recorder.cancel();
  };
  const toggleChat = () => {
    if (recorderOpen) typeInstead();
    else if (chat.open) {
      setFocusRequest(0);
      chat.onOpenChange(false);
    } else write(chat.draft);
  };
  const toggleRecorder = () => {
    setFocusRequest(0);
    if (recording) recorder.stop();
    else recorder.start();
  };
  const recording = recorder.status === 'asking' || recorder.status === 'recording';
  useTypeAnywhere(!recording && !historyOpen, typeInstead);

  const size = (reply?.text ?? pending?.message ?? '').length;
  return (
    <main ref={root} className={screen} data-theme="dark" data-still={hidden || undefined}>
      <DotFields />
      <div className={frame}>
        <TitleBar product={product} dashboardHref={dashboardHref} />
        <div className={stage}>
          <div
            className={cx(scene, size > LONG && sceneLong, size > MEDIUM && sceneMedium, sceneAny)}
            data-reply={size > 0 ? '' : undefined}
          >
            <div className={orbPlace}>
              <Orb status={status} dialling={dialling} asked={reply?.agents ?? []} onToggle={onOrb} />
            </div>
            <div className={statusPlace}>
              <StatusLine
                ready={ready}
                online={online}
                status={status}
                speaking={speech.speaking}
                onCancel={onCancel}
                onStopSpeaking={speech.onStop}
              />
            </div>
            {reply ? (
              <div className={replyPlace}>
                <Bubble
                  key={reply.id}
                  reply={reply}
                  typing={typing}
                  onShown={(id) => {
                    setShownId(id);
                    onReplyShown(id);
                  }}
                />
              </div>
            ) : pending ? (
              <div className={replyPlace}>
                <Question text={pending.message} />
              </div>
            ) : null}
          </div>
        </div>
        <div className={foot}>
          {recorderOpen ? (
            <RecorderPanel
              recorder={recorder}
              canSend={canSend}
              onSend={(message) => {
                onSend(message);
                recorder.cancel();
              }}
              onType={() => typeInstead()}
            />
          ) : chat.open ? (
            <MessageBox
              draft={chat.draft}
              onDraftChange={chat.onDraftChange}
              canSend={canSend}
              onSend={onSend}
              focusRequest={focusRequest}
            />
          ) : null}
          <Dock
            recording={recorder.status}
            onRecord={toggleRecorder}
            chatOpen={chat.open && !recorderOpen}
            onChat={toggleChat}
            onHistory={history.length > 0 ? () => setHistoryOpen(true) : undefined}
          />
        </div>
      </div>
      <LiveRegion message={reply && !(isShown && said) ? toShownReply(reply.text).text : ''} />
      <HistoryDialog open={historyOpen} onClose={() => setHistoryOpen(false)} history={history} name={product.name} />
    </main>
  );
}
