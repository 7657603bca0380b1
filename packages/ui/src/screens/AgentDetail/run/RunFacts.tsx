import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Facts, type Fact } from '../../../components/display/Facts/Facts.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { dayName, timeWithSeconds, toDate, fullDateTime } from '../../../format/dates.ts';
import { count, durationInWords } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { runEnding } from '../../../rules/runEnding.ts';
import { runTrigger } from '../../../rules/runTrigger.ts';
import { critical, type } from '../AgentDetail.css.ts';
import type { AgentLinks } from '../AgentDetailScreenProps.ts';
import { isLong } from './isLong.ts';

interface RunFactsProps {
  run: RunDetail;
  /** Whether the result stands here, if it is short. */
  withResult: boolean;
  links: AgentLinks;
  now: Date;
}

/** Result, who began it, times, attempts, and the runs that it is the retry of. */
export function RunFacts({ run, withResult, links, now }: RunFactsProps) {
  const { id, queuedAt, startTime, endTime, duration, attempts, retryOf, retriedBy, notBefore } = run;
  const [result, error] = [wordsOf(run.result).trim(), wordsOf(run.errorMessage).trim()];
  const ending = runEnding(run);
  const items: (Fact | undefined)[] = [
    withResult && result && !isLong(result) ? { label: 'Result', value: <bdi>{result}</bdi> } : undefined,
    error && !isLong(error) ? { label: 'Error', value: <bdi className={critical}>{error}</bdi> } : undefined,
    ending === undefined ? undefined : { label: 'Why it ended', value: clip(ending, 120) },
    { label: 'Started by', value: <bdi>{clip(runTrigger(run) ?? '', 120)}</bdi> },
    startTime === undefined ? { label: 'Queued', value: <ExactTime at={queuedAt} now={now} /> } : undefined,
    { label: 'Start', value: <ExactTime at={startTime} now={now} /> },
    { label: 'End', value: <ExactTime at={endTime} now={now} /> },
    { label: 'Duration', value: durationInWords(duration) },
    { label: 'Attempts', value: count(attempts) },
    notBefore === undefined ? undefined : { label: 'Not before', value: <ExactTime at={notBefore} now={now} /> },
    { label: 'Retry of', value: <RunLink id={retryOf} links={links} /> },
    retriedBy === undefined ? undefined : { label: 'Retried by', value: <RunLink id={retriedBy} links={links} /> },
    { label: 'Run id', value: <span className={type}>{clip(id, 80)}</span> },
  ];
  return (
    <Card as="section" aria-label="Facts">
      <CardHead title="Facts" />
      <CardBody>
        <Facts items={items.filter((item) => item !== undefined)} />
      </CardBody>
    </Card>
  );
}

/** 'Today, 08:00:39'. */
function ExactTime({ at, now }: { at: string | undefined; now: Date }) {
  const date = toDate(at);
  if (!date) return <NoValue />;
  return (
    <time dateTime={date.toISOString()} title={fullDateTime(date)}>
      {dayName(date, now)}, {timeWithSeconds(date)}
    </time>
  );
}

function RunLink({ id, links }: { id: string | undefined; links: AgentLinks }) {
  if (id === undefined) return <NoValue />;
  return (
    <Link href={links.run(id)} className={type}>
      {clip(id, 80)}
    </Link>
  );
}
