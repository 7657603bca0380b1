import { ArrowLeft, Keyboard, MessageSquareText } from 'lucide-react';
import { lazy, useState } from 'react';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { LazyRegion } from '../../../components/states/LazyRegion/LazyRegion.tsx';
import { dataOf } from '../../../format/viewState.ts';
import type { OpenConversation } from '../engine/AssistantState.ts';
import { ConversationList, type Conversations } from './ConversationList.tsx';
import {
  back,
  conversation as conversationClass,
  dialog,
  empty,
  foot,
  kept,
  panes,
  replaced,
  scrolls,
} from './ConversationsDialog.css.ts';
import type { TranscriptProps } from './Transcript.tsx';

const Transcript = lazy(() => import('./Transcript.tsx').then((module) => ({ default: module.Transcript })));

interface ConversationsDialogProps extends Omit<TranscriptProps, 'messages' | 'about' | 'scroller'> {
  onClose: () => void;
  /** The one that is open. */
  conversation: OpenConversation;
  conversations: Conversations;
  /** Brings back what an edited message replaced; undefined if it is too late. */
  onRestore: (() => void) | undefined;
  /** Lists the keys. */
  onKeys: () => void;
  /** Closes the dialog and opens the message box. */
  onWrite: () => void;
}

/** The conversation that is open beside the list of all; on a narrow screen one or the other. */
export function ConversationsDialog({
  onClose,
  conversation: { id, title, about, messages },
  conversations,
  onRestore,
  onKeys,
  onWrite,
  ...transcript
}: ConversationsDialogProps) {
  const [step, setStep] = useState<'list' | 'conversation'>(messages.length === 0 ? 'list' : 'conversation');
  // State rather than a ref, as in `Table`: the virtual list needs it once its code has come.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // Its title may have been changed since it was opened.
  const renamed = dataOf(conversations.view)?.find((one) => one.id === id)?.title;
  const show = (act: () => void) => () => {
    act();
    setStep('conversation');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      className={dialog}
      title={<span dir="auto">{step === 'list' ? 'Conversations' : (renamed ?? title ?? 'New conversation')}</span>}
      foot={
        <div className={foot}>
          <span className={kept}>Kept for you alone</span>
          <Button variant="ghost" icon={Keyboard} onClick={() => onKeys()}>
            Keys
          </Button>
          <Button variant="primary" icon={MessageSquareText} onClick={() => onWrite()}>
            Go on
          </Button>
        </div>
      }
    >
      <div className={panes} data-step={step}>
        <ConversationList
          {...conversations}
          current={id}
          now={transcript.now}
          onOpen={(next) => show(() => conversations.onOpen(next))()}
          onNew={show(conversations.onNew)}
        />
        <div className={conversationClass}>
          <div className={back}>
            <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={() => setStep('list')}>
              Conversations
            </Button>
          </div>
          {/* Answers have headings of their own below it. */}
          <VisuallyHidden>
            <h3>Messages</h3>
          </VisuallyHidden>
          <div
            ref={setScroller}
            className={scrolls}
            role="region"
            aria-label="Messages"
            tabIndex={0}
            data-autofocus={step === 'list' ? undefined : ''}
          >
            {messages.length === 0 ? (
              <p className={empty}>Nothing was said yet.</p>
            ) : scroller ? (
              <LazyRegion waiting={<SkeletonRows rows={6} />}>
                <Transcript key={id} messages={messages} about={about} scroller={scroller} {...transcript} />
              </LazyRegion>
            ) : null}
          </div>
          <LiveRegion message={onRestore ? 'What followed was dropped' : ''} />
          {onRestore ? (
            <p className={replaced}>
              What followed was dropped
              <Button variant="ghost" size="sm" onClick={() => onRestore()}>
                Undo
              </Button>
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
