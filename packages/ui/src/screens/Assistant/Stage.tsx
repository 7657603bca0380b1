import type { AnswerQuestion } from '@switchboard/api-contract/conversations';
import { useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import type { TypewriterOptions } from '../../devices/useTypewriter.ts';
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
import { Below } from './Below.tsx';
import { Bubble } from './Bubble.tsx';
import type { AnswerStore, AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState, OpenConversation } from './engine/AssistantState.ts';
import { Orb } from './Orb.tsx';
import { Question } from './Question.tsx';
import { StatusLine } from './StatusLine.tsx';
import { StepLine } from './StepLine.tsx';

interface StageProps {
  online: boolean;
  state: AssistantState;
  commands: AssistantCommands;
  answer: AnswerStore;
  /** Opens what the open question would do, to change it. */
  onChange: (question: AnswerQuestion) => void;
  typing: TypewriterOptions | undefined;
}

/** Replies longer than this, in characters, get a small orb to make room. The first applies on narrow screens. */
const MEDIUM = 120;
const LONG = 240;
const sizeOf = (length: number) =>
  length > LONG ? 'long' : length > MEDIUM ? 'medium' : length > 0 ? 'short' : 'none';

/** What makes room for a text as it grows: nothing inside renders for that. */
function Scene({ text, answer, children }: { text: string | undefined; answer: AnswerStore; children: ReactNode }) {
  const size = useSyncExternalStore(answer.subscribe, () => sizeOf((text ?? answer.get()?.text ?? '').length));
  return (
    <div
      className={cx(scene, size === 'long' && sceneLong, /long|medium/.test(size) && sceneMedium, sceneAny)}
      data-reply={size === 'none' ? undefined : ''}
    >
      {children}
    </div>
  );
}

/** What stands on the stage without a reply: the open question, what was done, or what the conversation begins at. */
function standsFor({ messages, about }: OpenConversation): string {
  const last = messages.at(-1);
  if (!last) return about?.label ?? '';
  return last.question?.open === true ? last.question.text : (last.receipts.items[0]?.text ?? '');
}

/** The orb, the status line, the reply or the message being answered, and what belongs to it. */
export function Stage({ online, state, commands, answer, onChange, typing }: StageProps) {
  const { ready, status, dialling, pending, reply, speaking, conversation } = state;
  const growing = pending !== undefined && reply !== undefined;
  const shown = reply?.text ?? pending?.message ?? standsFor(conversation);
  return (
    <div className={stage}>
      <Scene text={growing ? undefined : shown} answer={answer}>
        <div className={orbPlace}>
          <Orb status={status} dialling={dialling} askedAgents={reply?.agents ?? []} onToggle={commands.pressOrb} />
        </div>
        <div className={statusPlace}>
          <StatusLine
            ready={ready}
            online={online}
            status={status}
            growing={growing}
            speaking={speaking}
            onCancel={commands.cancel}
            onStopSpeaking={commands.stopSpeaking}
          />
          {pending ? <StepLine answer={answer} /> : null}
        </div>
        <div className={replyPlace}>
          {reply ? (
            <Bubble
              key={reply.id}
              reply={reply}
              answer={answer}
              growing={growing}
              typing={typing}
              onShown={commands.showed}
            />
          ) : pending ? (
            <Question text={pending.message} />
          ) : null}
          {pending ? null : <Below state={state} commands={commands} onChange={onChange} />}
        </div>
      </Scene>
    </div>
  );
}
