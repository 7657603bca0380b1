import type { AnswerSource, AnswerStep } from '@switchboard/api-contract/conversations';
import { useCallback, useState, type ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Markdown } from '../../../components/display/Markdown/Markdown.tsx';
import { plural } from '../../../format/numbers.ts';
import { numbered, number, prose, folded, summary } from './transcript.css.ts';

interface FoldedProps {
  /** What is in it: '3 steps'. */
  label: string;
  /** Rendered only while it is open, since there may be hundreds of steps. */
  children: () => ReactNode;
}

/** Something that is seldom read, behind one line. */
function Folded({ label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summary}>{label}</summary>
      {open ? children() : null}
    </details>
  );
}

/** More sources than this are folded. */
const MANY = 5;

interface AnswerBodyProps {
  /** Markdown, with `[n]` where a statement rests on source n. */
  text: string;
  steps: readonly AnswerStep[];
  sources: readonly AnswerSource[];
  /** More of it is to come. */
  growing?: boolean;
}

/** The number of a source beside a statement, which leads there. */
function SourceMark({ source }: { source: AnswerSource | undefined }) {
  if (!source) return null;
  const { n, label, to } = source;
  const name = `Source ${n}: ${label}`;
  return to ? (
    <Link className={number} href={to} aria-label={name}>
      {n}
    </Link>
  ) : (
    <span className={number} title={name}>
      {n}
    </span>
  );
}

/** What an answer says, what was done for it, and what it rests on. */
export function AnswerBody({ text, steps, sources, growing = false }: AnswerBodyProps) {
  const mark = useCallback((n: number) => <SourceMark source={sources.find((each) => each.n === n)} />, [sources]);
  const list = () => (
    <ol className={numbered} aria-label="Sources">
      {sources.map(({ n, label, to }) => (
        <li key={n} value={n} dir="auto">
          {to ? <Link href={to}>{label}</Link> : label}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {steps.length > 0 ? (
        <Folded label={plural(steps.length, 'step')}>
          {() => (
            <ol className={numbered}>
              {steps.map((step, index) => (
                <li key={index} dir="auto">
                  {step.text}
                </li>
              ))}
            </ol>
          )}
        </Folded>
      ) : null}
      <div className={prose}>
        <Markdown text={text} look="chat" growing={growing} source={mark} />
      </div>
      {sources.length > MANY ? (
        <Folded label={plural(sources.length, 'source')}>{list}</Folded>
      ) : sources.length > 0 ? (
        list()
      ) : null}
    </>
  );
}
