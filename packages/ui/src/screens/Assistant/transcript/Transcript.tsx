import type { AnswerQuestion, ChatMessage, Suggestions } from '@switchboard/api-contract/conversations';
import { noRows } from '@switchboard/api-contract/wire';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { AnswerStore, MessageCommands } from '../engine/Assistant.ts';
import type { ConversationMessage } from '../engine/AssistantState.ts';
import { EditMessage } from './EditMessage.tsx';
import { endAndFocusRow } from './endAndFocusRow.ts';
import { Answered, Asked } from './Message.tsx';
import { About } from './Suggested.tsx';
import { item, mark, messages as list, note } from './transcript.css.ts';
import { AnswerBody } from './AnswerBody.tsx';

/** The answer that is coming, alone in following it: whole blocks of its text, and the step under way. */
function Growing({ answer }: { answer: AnswerStore }) {
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

export interface TranscriptProps {
  answer: AnswerStore;
  /** Oldest first. */
  messages: readonly ConversationMessage[];
  /** What the conversation began at. */
  about?: Suggestions['about'];
  /** What could be asked next: the nearest questions after an answer that did not understand. */
  suggestions: readonly string[];
  /** The assistant's name. */
  name: string;
  now: Date;
  /** Nothing is being answered, so that another message can be sent. */
  free: boolean;
  commands: MessageCommands;
  /** Opens what a question would do, to change it. */
  onChange: (question: AnswerQuestion) => void;
  /** The box that scrolls. */
  scroller: HTMLElement;
}

/** Of a message that was not measured yet, in px. */
const ESTIMATE = 120;
const noQuestions: readonly string[] = [];
/** So near to the end, in px, the end stays in sight while the answer grows. */
const NEAR = 48;

/** The placeholder of the answer that is coming. */
const placeholderAnswer = (id: string): ChatMessage => ({
  id,
  role: 'assistant',
  text: '',
  at: undefined,
  sentFrom: undefined,
  status: 'writing',
  agents: [],
  steps: noRows,
  sources: noRows,
  question: undefined,
  receipts: noRows,
  thumb: undefined,
});

/**
 * A conversation from its end. Only messages in sight are rendered, and the one that has the focus or is edited. Home,
 * End and Page Up scroll it.
 */
export function Transcript({
  messages,
  about,
  suggestions,
  name,
  now,
  free,
  answer,
  commands,
  onChange,
  scroller,
}: TranscriptProps) {
  const [edited, setEdited] = useState<{ id: string; text: string }>();
  const [focused, setFocused] = useState<number>();
  // The answer itself is followed by `Growing` alone.
  const growing = useSyncExternalStore(answer.subscribe, () => answer.get()?.id);
  const shown =
    growing === undefined || messages.at(-1)?.id === growing ? messages : [...messages, placeholderAnswer(growing)];

  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 1,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR,
    initialOffset: () => shown.length * ESTIMATE,
    rangeExtractor: (range) =>
      [
        ...new Set([
          ...defaultRangeExtractor(range),
          ...(focused !== undefined && focused < range.count ? [focused] : []),
        ]),
      ].toSorted((one, other) => one - other),
  });
  useLayoutEffect(() => virtual.scrollToEnd(), [virtual]);

  const focus = (event: FocusEvent) => {
    const row = event.target.closest('[data-index]');
    setFocused(row ? Number(row.getAttribute('data-index')) : undefined);
  };
  return (
    <ol
      className={list}
      onFocus={focus}
      onBlur={() => setFocused(undefined)}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const message = shown[index];
        if (!message) return null;
        const { id, role, sentFrom } = message;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            className={item}
            style={{ transform: `translateY(${start}px)` }}
            data-index={index}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            aria-busy={id === growing || undefined}
          >
            {index === 0 && about ? <About {...about} /> : null}
            {sentFrom === true && index > 0 ? <p className={mark}>The model is sent what follows</p> : null}
            {role === 'assistant' ? (
              <Answered
                message={message}
                nearest={
                  free && message.status === 'not-understood' && index === shown.length - 1 ? suggestions : noQuestions
                }
                name={name}
                now={now}
                free={free}
                commands={commands}
                onChange={onChange}
              >
                {id === growing ? <Growing answer={answer} /> : undefined}
              </Answered>
            ) : edited?.id === id ? (
              <EditMessage
                text={edited.text}
                onTextChange={(next) => setEdited({ id, text: next })}
                onCancel={() => endAndFocusRow(() => setEdited(undefined))}
                onAsk={() => {
                  setEdited(undefined);
                  scroller.focus();
                  commands.editAndAsk(id, edited.text.trim());
                }}
              />
            ) : (
              <Asked message={message} now={now} onEdit={free ? setEdited : undefined} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
