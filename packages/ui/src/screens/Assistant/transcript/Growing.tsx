import { useSyncExternalStore } from 'react';
import type { AnswerStore } from '../engine/Assistant.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { note } from './Message.css.ts';

/** The answer that is coming, alone in following it: whole blocks of its text, and the step under way. */
export function Growing({ answer }: { answer: AnswerStore }) {
  const growing = useSyncExternalStore(answer.subscribe, answer.get);
  if (!growing) return null;
  const { text, steps, sources } = growing;
  const last = steps.at(-1);
  return (
    <>
      <AnswerBody text={text} steps={steps} sources={sources} growing />
      <p className={note}>{last && last.done !== true ? last.text : 'Answering'}</p>
    </>
  );
}
