import { useSyncExternalStore } from 'react';
import type { AnswerSource, AnswerStep } from '@switchboard/api-contract/conversations';
import type { Store } from '../../../devices/store.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { note } from './Message.css.ts';

/** What has come of an answer. */
export interface GrowingAnswer {
  id: string;
  text: string;
  steps: readonly AnswerStep[];
  sources: readonly AnswerSource[];
}

export interface GrowingProps {
  answer: Pick<Store<GrowingAnswer | undefined>, 'get' | 'subscribe'>;
}

/** The answer that is coming, alone in following it: whole blocks of its text, and the step under way. */
export function Growing({ answer }: GrowingProps) {
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
