import type { AnswerQuestion } from '@switchboard/api-contract/conversations';
import { useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import type { TypewriterOptions } from '../../devices/useTypewriter.ts';
import { hasOverlongWord } from '../../format/text.ts';
import { unkerned } from '../../theme/typography.css.ts';
import { glass } from './Assistant.css.ts';
import {
  orbPlace,
  replyPlace,
  scene,
  sceneAny,
  sceneLong,
  sceneMedium,
  stage,
  statusPlace,
} from './AssistantScreen.css.ts';
import { Orb } from './Orb.tsx';
import { Reply } from './Reply.tsx';
import { bubble, note, scroller, unclear, under, words } from './Stage.css.ts';
import { StatusLine, StepLine } from './StatusLine.tsx';
import type { AnswerStore, AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState } from './engine/AssistantState.ts';
import { QuestionBox } from './transcript/QuestionBox.tsx';
import { Receipts } from './transcript/Receipts.tsx';
import { Nearest, Suggested } from './transcript/Suggested.tsx';

interface StageProps {
  online: boolean;
  state: AssistantState;
  commands: AssistantCommands;
  answer: AnswerStore;
  /** Opens what the open question would do, to change it. */
  onChange: (question: AnswerQuestion) => void;
  /** Yes or No was pressed, and goes: what had the focus goes with it. */
  onAnswered: () => void;
  typing: TypewriterOptions | undefined;
}

/** Replies longer than this, in characters, get a small orb to make room. The first applies on narrow screens. */
const MEDIUM = 120;
const LONG = 240;
const sizes = ['none', 'short', 'medium', 'long'] as const;
type Size = (typeof sizes)[number];
const sizeOf = (length: number): Size =>
  length > LONG ? 'long' : length > MEDIUM ? 'medium' : length > 0 ? 'short' : 'none';

interface SceneProps {
  /** What is shown below the orb; undefined while it grows. */
  text: string | undefined;
  answer: AnswerStore;
  /** How much room it takes at least: a question, receipts or suggestions stand below the text. */
  least: Size;
  children: ReactNode;
}

/** Makes room for the text as it grows, without rendering its children again. */
function Scene({ text, answer, least, children }: SceneProps) {
  const sizeOfText = useSyncExternalStore(answer.subscribe, () => sizeOf((text ?? answer.get()?.text ?? '').length));
  const size = sizes[Math.max(sizes.indexOf(sizeOfText), sizes.indexOf(least))];
  return (
    <div
      className={cx(
        scene,
        size === 'long' && sceneLong,
        (size === 'long' || size === 'medium') && sceneMedium,
        sceneAny,
      )}
      data-reply={size === 'none' ? undefined : ''}
    >
      {children}
    </div>
  );
}

/** The orb, the status line, the reply or the message being answered, and what belongs to it. */
export function Stage({ online, state, commands, answer, onChange, onAnswered, typing }: StageProps) {
  const { ready, status, dialling, pending, reply, shown, speaking, conversation, suggestions } = state;
  const growing = pending !== undefined && reply !== undefined;
  const last = conversation.messages.at(-1);
  const question = !pending && last?.question?.open === true ? last.question : undefined;
  const receipts = pending ? [] : (last?.receipts.items ?? []);
  const closing = (command: () => void) => () => {
    command();
    onAnswered();
  };
  const answers = { answerYes: closing(commands.answerYes), answerNo: closing(commands.answerNo) };
  const decision = question ? (
    <QuestionBox question={question} said={reply?.text} commands={answers} onChange={onChange} />
  ) : receipts.length > 0 ? (
    <Receipts receipts={receipts} said={reply?.text} onUndo={commands.undo} />
  ) : null;
  const isUnclear = !pending && last?.status === 'not-understood' && reply?.tone === 'reply';
  const about = last ? undefined : conversation.about;
  const suggested = pending || decision || (reply && !shown) ? [] : suggestions;
  const text = reply?.text ?? pending?.message ?? about?.label ?? '';
  return (
    <div className={stage}>
      <Scene
        text={growing ? undefined : text}
        answer={answer}
        least={decision || isUnclear ? 'long' : reply && suggestions.length > 0 ? 'medium' : 'none'}
      >
        <div className={orbPlace}>
          <Orb status={status} dialling={dialling} askedAgents={reply?.agents ?? []} onToggle={commands.pressOrb} />
        </div>
        <div className={statusPlace}>
          <StatusLine
            ready={ready}
            online={online}
            status={status}
            growing={growing}
            asking={question !== undefined}
            speaking={speaking}
            onCancel={commands.cancel}
            onStopSpeaking={commands.stopSpeaking}
          />
          {pending ? <StepLine answer={answer} /> : null}
        </div>
        <div className={replyPlace}>
          {reply || pending || decision ? (
            <div className={cx(bubble, glass, isUnclear && unclear)}>
              {reply ? (
                <Reply
                  key={reply.id}
                  reply={reply}
                  answer={answer}
                  growing={growing}
                  typing={typing}
                  onShown={commands.markShown}
                />
              ) : pending ? (
                <Question text={pending.message} />
              ) : null}
              {/* It outlives the reply above it, with the focus that one of its buttons may have. */}
              {decision ? <div className={under}>{decision}</div> : null}
              {isUnclear && suggested.length > 0 ? (
                <div className={under}>
                  <Nearest questions={suggested} onAsk={commands.send} />
                </div>
              ) : null}
            </div>
          ) : null}
          {about || (suggested.length > 0 && !isUnclear) ? (
            <Suggested about={about} questions={suggested} onAsk={commands.send} />
          ) : null}
        </div>
      </Scene>
    </div>
  );
}

/** The member's message, shown until it is answered, since spoken words would be lost otherwise. */
function Question({ text }: { text: string }) {
  return (
    <div className={scroller} role="region" aria-label="Your message" tabIndex={0}>
      <p className={note}>You asked</p>
      <p className={cx(words, hasOverlongWord(text) && unkerned)} dir="auto">
        {text}
      </p>
    </div>
  );
}
