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
import { Bubble } from './Bubble.tsx';
import type { AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState } from './engine/AssistantState.ts';
import { Orb } from './Orb.tsx';
import { Question } from './Question.tsx';
import { StatusLine } from './StatusLine.tsx';

interface StageProps {
  online: boolean;
  state: AssistantState;
  commands: Pick<AssistantCommands, 'pressOrb' | 'cancel' | 'stopSpeaking' | 'showed'>;
  typing: TypewriterOptions | undefined;
}

/** Replies longer than this, in characters, get a small orb to make room. The first applies on narrow screens. */
const MEDIUM = 120;
const LONG = 240;

/** The orb, the status line, and the reply or the message being answered. */
export function Stage({ online, state, commands, typing }: StageProps) {
  const { ready, status, dialling, pending, reply, speaking } = state;
  const size = (reply?.text ?? pending?.message ?? '').length;
  return (
    <div className={stage}>
      <div
        className={cx(scene, size > LONG && sceneLong, size > MEDIUM && sceneMedium, sceneAny)}
        data-reply={size > 0 ? '' : undefined}
      >
        <div className={orbPlace}>
          <Orb status={status} dialling={dialling} askedAgents={reply?.agents ?? []} onToggle={commands.pressOrb} />
        </div>
        <div className={statusPlace}>
          <StatusLine
            ready={ready}
            online={online}
            status={status}
            speaking={speaking}
            onCancel={commands.cancel}
            onStopSpeaking={commands.stopSpeaking}
          />
        </div>
        {reply ? (
          <div className={replyPlace}>
            <Bubble key={reply.id} reply={reply} typing={typing} onShown={commands.showed} />
          </div>
        ) : pending ? (
          <div className={replyPlace}>
            <Question text={pending.message} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
