import type { RunStep } from '@switchboard/api-contract/runs/run';
import { countRecords } from '@switchboard/api-contract/words/countedIn';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { count, NONE, durationInWords } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { runStepKind } from '../../../rules/runStepKind.ts';
import { NoValue } from '../../marks/NoValue/NoValue.tsx';
import { mono } from './StepTimeline.css.ts';
import { unitsInWords } from './unitsInWords.ts';

/** Longer texts are truncated: a step is a line or two. */
const LONGEST = 200;

/** What the row of a step shows. */
export function rowOfStep(step: RunStep, recordsHref: (collection: string) => string | undefined = () => undefined) {
  const { at, kind, text, status, durationMs, units, unit, failed } = step;
  const asked = kind === 'call' || kind === 'model';
  return {
    at,
    ...runStepKind(kind, failed),
    failed,
    title: clip(wordsOf(text).trim() || 'Step without a description', LONGEST),
    line: lineOf(step, recordsHref),
    answer: status === undefined ? asked && failed ? <NoValue /> : undefined : String(status),
    duration: durationMs === undefined ? undefined : durationInWords(durationMs),
    cost: units === undefined ? undefined : unitsInWords(units, unit),
  };
}

function lineOf(
  { kind, method, path, model, tokensIn, tokensOut, records }: RunStep,
  recordsHref: (collection: string) => string | undefined,
): ReactNode {
  if (path?.trim()) return <span className={mono}>{clip([method, path].filter(Boolean).join(' '), LONGEST)}</span>;
  if (kind === 'model' || model?.trim()) {
    const tokens =
      tokensIn === undefined && tokensOut === undefined
        ? undefined
        : `${figure(tokensIn)} tokens in, ${figure(tokensOut)} out`;
    return (
      <>
        {model?.trim() ? <span className={mono}>{clip(model, 80)}</span> : null}
        {model?.trim() && tokens ? ' · ' : null}
        {tokens}
      </>
    );
  }
  const href = records && records.count > 0 ? recordsHref(records.collection) : undefined;
  return href === undefined || !records ? null : (
    <Link href={href}>Show the {countRecords(records.collection, records.count)}</Link>
  );
}

const figure = (value: number | undefined) => {
  const text = count(value);
  return text === NONE ? 'unknown' : text;
};
