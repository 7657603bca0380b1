import type { AnswerQuestion } from '@switchboard/api-contract/conversations';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { tall, answers, box, cost, note, words } from '../Assistant.css.ts';
import type { MessageCommands } from '../engine/Assistant.ts';

interface QuestionBoxProps {
  question: AnswerQuestion;
  /** The text above it: a question that stands there already is not repeated. */
  said?: string;
  /** While another message is being answered. */
  disabled?: boolean;
  commands: Pick<MessageCommands, 'answerYes' | 'answerNo'>;
  /** Opens what would be done, to change it. */
  onChange: (question: AnswerQuestion) => void;
}

/** What the assistant asks before it acts: what will be done, what it costs, and the answers to it. */
export function QuestionBox({ question, said = '', disabled = false, commands, onChange }: QuestionBoxProps) {
  const { text, costs, change, open } = question;
  return (
    <div className={box} role="group" aria-label="Question">
      {said.includes(text) ? null : (
        <p className={words} dir="auto">
          {text}
        </p>
      )}
      {costs ? (
        <dl className={cost}>
          <dt>Costs</dt>
          <dd>{costs}</dd>
        </dl>
      ) : null}
      {open === true ? (
        <div className={answers}>
          <Button variant="primary" className={tall} disabled={disabled} onClick={() => commands.answerYes()}>
            Yes
          </Button>
          <Button className={tall} disabled={disabled} onClick={() => commands.answerNo()}>
            No
          </Button>
          {change ? (
            <Button variant="ghost" className={tall} disabled={disabled} onClick={() => onChange(question)}>
              Change
            </Button>
          ) : null}
          <span className={note}>Stays until you answer</span>
        </div>
      ) : (
        <p className={note}>No longer open</p>
      )}
    </div>
  );
}
