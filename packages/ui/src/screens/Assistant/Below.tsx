import type { AnswerQuestion } from '@switchboard/api-contract/conversations';
import { cx } from '../../components/cx.ts';
import { panel } from './Below.css.ts';
import type { AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState } from './engine/AssistantState.ts';
import { glass } from './glass.css.ts';
import { QuestionBox } from './transcript/QuestionBox.tsx';
import { Receipts } from './transcript/Receipts.tsx';
import { Suggested } from './transcript/Suggested.tsx';

interface BelowProps {
  state: AssistantState;
  commands: AssistantCommands;
  onChange: (question: AnswerQuestion) => void;
}

/** Under the reply, and after it is gone: the open question, what was done, what could be asked. */
export function Below({ state, commands, onChange }: BelowProps) {
  const { conversation, reply, shown, suggestions } = state;
  const last = conversation.messages.at(-1);
  const question = last?.question?.open === true ? last.question : undefined;
  const receipts = last?.receipts.items ?? [];
  if (question || receipts.length > 0) {
    return (
      <div className={cx(panel, glass)}>
        {question ? (
          <QuestionBox question={question} said={reply?.text} commands={commands} onChange={onChange} />
        ) : (
          <Receipts receipts={receipts} onUndo={commands.undo} />
        )}
      </div>
    );
  }
  const about = last ? undefined : conversation.about;
  const items = reply && !shown ? [] : suggestions;
  return about || items.length > 0 ? <Suggested about={about} questions={items} onAsk={commands.send} /> : null;
}
