import type { Answer } from '@switchboard/api-contract/agents/answers';
import type { Rows } from '@switchboard/api-contract/wire';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cx } from '../../../components/cx.ts';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card, CardFoot } from '../../../components/layout/Card/Card.tsx';
import { row } from '../../../components/layout/List/List.css.ts';
import { List } from '../../../components/layout/List/List.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { LeftOut } from '../../records/LeftOut/LeftOut.tsx';
import { areFromSandbox, sandboxMarkOf } from '../../records/RecordsSection/rowParts.tsx';
import { ShowAll } from '../../records/ShowAll/ShowAll.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { answerWords } from '../proposals.css.ts';

interface AnswersSectionProps {
  /** What was answered and booked, the latest first. */
  answers: Rows<Answer>;
  /** Takes back what the agent did about an event. */
  onUndo: (answerId: string) => Promise<Outcome<unknown>>;
  /** The moment that the page shows. */
  now: Date;
}

/** How many are listed before Show all. */
const FEW = 5;

/** What the agent answered and booked, each with Undo; nothing where it did nothing. */
export function AnswersSection({ answers: { items, leftOut }, onUndo, now }: AnswersSectionProps) {
  const [open, setOpen] = useState(false);
  if (items.length === 0 && leftOut === 0) return null;
  const mark = sandboxMarkOf(items);
  return (
    <Section title="Done in Your Name" mark={areFromSandbox(items) ? <SandboxMark /> : undefined}>
      <Card clipped>
        <List aria-label="Done in Your Name">
          {items.slice(0, open ? items.length : FEW).map((answer) => (
            <AnswerRow key={answer.id} answer={answer} mark={mark(answer)} onUndo={onUndo} now={now} />
          ))}
        </List>
        {leftOut > 0 || items.length > FEW ? (
          <CardFoot>
            <LeftOut count={leftOut} one="answer" many="answers" />
            {items.length > FEW ? (
              <ShowAll open={open} label={`Show all ${items.length}`} onToggle={() => setOpen(!open)} />
            ) : null}
          </CardFoot>
        ) : null}
      </Card>
    </Section>
  );
}

const longest = 300;

interface AnswerRowProps extends Omit<AnswersSectionProps, 'answers'> {
  answer: Answer;
  /** The sandbox mark; nothing where the heading has it for all. */
  mark: ReactNode;
}

function AnswerRow({ answer, mark, onUndo, now }: AnswerRowProps) {
  const [undo, undoing, { refusal }] = useBusy(() => onUndo(answer.id));
  const what = clip(wordsOf(answer.text), longest) || 'Unknown action';
  const reason = clip(wordsOf(answer.reason), longest);
  return (
    <li className={row}>
      <Stack gap={1} className={answerWords}>
        <bdi className={cx(text.body, ink.strong)}>{what}</bdi>
        <span className={cx(text.caption, ink.muted)}>
          {reason === '' ? '' : `${reason} · `}
          <Time at={answer.at} now={now} />
        </span>
        {refusal ? (
          <span role="alert" className={text.small}>
            Not undone: {formMessage(refusal)}
          </span>
        ) : null}
      </Stack>
      {mark}
      {answer.state === 'undone' ? (
        <Badge>Undone</Badge>
      ) : (
        <ActionButton
          needs="work"
          size="sm"
          icon={Undo2}
          busy={undoing}
          busyLabel="Undoing…"
          aria-label={`Undo: ${what}`}
          onClick={undo}
        >
          Undo
        </ActionButton>
      )}
    </li>
  );
}
