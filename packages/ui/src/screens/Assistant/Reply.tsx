import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { isComposing } from '../../devices/isComposing.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Markdown } from '../../components/display/Markdown/Markdown.tsx';
import { readMarkdown, settledMarkdown, textsIn } from '../../components/display/Markdown/readMarkdown.ts';
import { hasOverlongWord } from '../../format/text.ts';
import { unkerned } from '../../theme/typography.css.ts';
import { useReducedMotion } from '../../devices/useMediaQuery.ts';
import { useTypewriter, type TypewriterOptions } from '../../devices/useTypewriter.ts';
import type { AnswerStore } from './engine/Assistant.ts';
import type { ShownReply } from './engine/AssistantState.ts';
import { alert, caret, scroller } from './Stage.css.ts';
import { isTextField } from './pageKeys.ts';
import { useStickToEnd } from './useStickToEnd.ts';

interface ReplyProps {
  reply: ShownReply;
  /** Where the text comes from while the answer is growing. */
  answer: AnswerStore;
  growing: boolean;
  /** Called once the whole text is on screen. */
  onShown: (id: string) => void;
  /** Overrides the typewriter's pace. */
  typing?: TypewriterOptions;
}

const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab'];

/** Source numbers are shown only in the transcript. */
const noSource = () => null;

/** The reply, typed out as it comes. Pressing it or any key shows all that has come; in a field, only Escape does. */
export function Reply({ reply: { id, text: whole, tone }, answer, growing, onShown, typing }: ReplyProps) {
  const still = useReducedMotion();
  const come = useSyncExternalStore(answer.subscribe, () => (growing ? answer.get()?.text : undefined));
  const text = come === undefined ? whole : settledMarkdown(come);
  const seen = useMemo(() => textsIn(readMarkdown(text)).join(''), [text]);
  const { length, done, finish } = useTypewriter(seen, { still, growing, ...typing });
  const box = useStickToEnd<HTMLDivElement>(length);

  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (done) reportShown(id);
  }, [done, id]);

  useEffect(() => {
    if (done) return undefined;
    const element = box.current;
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (!modifiers.includes(event.key) && (event.key === 'Escape' || !isTextField(event.target))) finish();
    };
    document.addEventListener('keydown', press);
    element?.addEventListener('click', finish);
    return () => {
      document.removeEventListener('keydown', press);
      element?.removeEventListener('click', finish);
    };
  }, [box, done, finish]);

  return (
    <div ref={box} className={scroller} role="region" aria-label="Reply" tabIndex={0}>
      {tone === 'error' ? (
        <span className={alert}>
          <Icon icon={CircleAlert} />
        </span>
      ) : null}
      {/* Not read out while it grows: the live region announces the whole text once. */}
      <div
        className={hasOverlongWord(seen) ? unkerned : undefined}
        aria-hidden={!done || undefined}
        data-typing={!done || undefined}
      >
        <Markdown
          text={text}
          look="chat"
          source={noSource}
          length={done ? undefined : length}
          caret={<span className={caret} />}
        />
      </div>
    </div>
  );
}
