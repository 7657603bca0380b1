import type { Suggestions } from '@switchboard/api-contract/conversations';
import { ArrowUp } from 'lucide-react';
import { cx } from '../../../components/cx.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { glass } from '../Assistant.css.ts';
import { about as aboutClass, nearest, nearestQuestion, question, suggestedRow, suggested } from './transcript.css.ts';

interface SuggestedProps {
  about: Suggestions['about'];
  questions: readonly string[];
  /** Asks that question. */
  onAsk: (question: string) => void;
}

/** What the conversation begins at. */
export function About({ label, to }: NonNullable<Suggestions['about']>) {
  return (
    <p className={aboutClass} dir="auto">
      About {to ? <Link href={to}>{label}</Link> : label}
    </p>
  );
}

/** Questions to begin or to go on with: each is asked by a press. */
export function Suggested({ about, questions, onAsk }: SuggestedProps) {
  return (
    <div className={suggested}>
      {about ? <About {...about} /> : null}
      <ul className={suggestedRow} role="list" aria-label="Suggested questions">
        {questions.map((item) => (
          <li key={item}>
            <button type="button" className={cx(question, glass)} dir="auto" onClick={() => onAsk(item)}>
              {item}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The nearest questions that can be answered, in the answer that did not understand: each is asked by a press. */
export function Nearest({ questions, onAsk }: Pick<SuggestedProps, 'questions' | 'onAsk'>) {
  return (
    <ul className={nearest} role="list" aria-label="Suggested questions">
      {questions.map((item) => (
        <li key={item}>
          <Button block iconAfter={ArrowUp} className={nearestQuestion} dir="auto" onClick={() => onAsk(item)}>
            {item}
          </Button>
        </li>
      ))}
    </ul>
  );
}
