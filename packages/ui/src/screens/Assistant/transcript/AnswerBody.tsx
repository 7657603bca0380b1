import type { AnswerSource, AnswerStep } from '@switchboard/api-contract/conversations';
import { useCallback } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Markdown } from '../../../components/display/Markdown/Markdown.tsx';
import { plural } from '../../../format/numbers.ts';
import { Folded } from './Folded.tsx';
import { numbered, number, prose } from './Message.css.ts';

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
